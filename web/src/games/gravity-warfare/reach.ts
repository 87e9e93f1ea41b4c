/** What a live hand would close on, from what is seen of it: geometry, and no rules. Millimetres. */
import type { Moment } from "./frame";
import { ofPlatform, rotated, sizeOf } from "./geometry";
import { troopOf, type Field, type Point } from "./view";

/** The piece that closing fingers would take: the nearest one, if it is near enough. */
export function pieceInReach(moment: Moment, field: Field): number | null {
  const [x, y, z] = moment.hand;
  const { fingertip_um, pinch_um } = field.hand;
  const finger = ofPlatform(moment.platform, [x, y, z + fingertip_um / 1000]);
  let [nearest, least]: [number | null, number] = [null, (fingertip_um + pinch_um) / 1000];
  for (const { id, at, turn, fallen } of moment.pieces.values()) {
    const [qx, qy, qz, qw] = turn;
    const own = rotated([-qx, -qy, -qz, qw], [finger[0] - at[0], finger[1] - at[1], finger[2] - at[2]]);
    const half = sizeOf(field, troopOf(id).kind).map((um) => um / 2000);
    const away = Math.hypot(...own.map((mm, axis) => Math.max(0, Math.abs(mm) - half[axis]!)));
    if (!fallen && away <= least) [nearest, least] = [id, away];
  }
  return nearest;
}

/** Is there rim under the fingers? */
export function rimInReach(moment: Moment, field: Field): boolean {
  const [x, y, z] = ofPlatform(moment.platform, moment.hand);
  const near = field.hand.rim_um / 1000;
  return z <= 2 * near && fromOutline(field.outline_um, [x, y]) <= near;
}

function distance([ax, ay]: Point, [x, y]: Point): number {
  return Math.hypot(ax / 1000 - x, ay / 1000 - y);
}

function fromOutline(outline: Point[], [x, y]: Point): number {
  const edges = outline.map((a, index): [Point, Point] => [a, outline[(index + 1) % outline.length] ?? a]);
  return Math.min(
    ...edges.map(([a, b]) => {
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const along = ((1000 * x - a[0]) * dx + (1000 * y - a[1]) * dy) / (dx * dx + dy * dy || 1);
      const share = Math.min(1, Math.max(0, along));
      return distance([a[0] + share * dx, a[1] + share * dy], [x, y]);
    }),
  );
}

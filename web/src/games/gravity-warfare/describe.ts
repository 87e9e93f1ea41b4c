/** The platform in words: what stands where, on what, and how it leans. For whoever does not see it. */
import { contains, footprintOf, isUpright, leanOf, sizeOf } from "./geometry";
import { mainZone } from "./plan";
import type { Footprint } from "./geometry";
import type { Placed, Point, View } from "./view";
import { g, pieceName, zoneName } from "./words";

export type Row = { zone: string; pieces: string[] };

export function rows(view: View): Row[] {
  const { field } = view;
  const standing = view.table.standing.pieces.map((placed) => ({ placed, foot: footprintOf(field, placed) }));
  const found = new Map<number | null, string[]>();
  for (const { placed, foot } of standing) {
    const zone = mainZone(field, foot.corners);
    found.set(zone, [...(found.get(zone) ?? []), saidOf(view, placed, foot, standing)]);
  }
  return field.zones.flatMap((_, zone) => {
    const pieces = found.get(zone);
    return pieces ? [{ zone: zoneName(view, zone), pieces }] : [];
  });
}

function saidOf(view: View, placed: Placed, foot: Footprint, all: { placed: Placed; foot: Footprint }[]): string {
  const name = pieceName(placed.piece.id);
  const said = isUpright(placed.pose.turn) ? name : g("lies", { piece: name });
  const bottom = placed.pose.at_um[2] - sizeOf(view.field, placed.piece.kind)[2] / 2;
  const centre: Point = [placed.pose.at_um[0], placed.pose.at_um[1]];
  const below = all.find((other) => other.foot !== foot && Math.abs(other.foot.top - bottom) < 2_500 && contains(other.foot.corners, centre));
  return below && bottom > 2_500 ? g("on-piece", { piece: said, base: pieceName(below.placed.piece.id) }) : said;
}

export function leaning(view: View): string {
  const { degrees, towards } = leanOf(view.table.standing.platform);
  if (degrees < 0.7) return g("level");
  const reach = Math.max(...view.field.outline_um.map(([x, y]) => Math.hypot(x, y))) * 0.7;
  const at: Point = [towards[0] * reach, towards[1] * reach];
  const zone = view.field.zones.findIndex((zone) => contains(zone.border_um, at));
  const said = Math.round(degrees);
  return zone < 0 ? g("leans", { degrees: said }) : g("leans-to", { degrees: said, zone: zoneName(view, zone) });
}


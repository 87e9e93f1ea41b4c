/** The platform's plane: areas, what of a footprint lies where, what is beneath it. Whole numbers of micrometres. */
import { KINDS, type Field, type Placed, type Point, type Standing, type Turn } from "./view";

export type Footprint = { corners: Point[]; top: number; id: number };

export function area(polygon: Point[]): number {
  return Math.abs(signedArea(polygon));
}

function signedArea(polygon: Point[]): number {
  let doubled = 0;
  polygon.forEach((a, index) => {
    const b = polygon[(index + 1) % polygon.length] ?? a;
    doubled += a[0] * b[1] - b[0] * a[1];
  });
  return doubled / 2;
}

export function centroid(polygon: Point[]): Point {
  let [x, y, doubled] = [0, 0, 0];
  polygon.forEach((a, index) => {
    const b = polygon[(index + 1) % polygon.length] ?? a;
    const cross = a[0] * b[1] - b[0] * a[1];
    doubled += cross;
    x += (a[0] + b[0]) * cross;
    y += (a[1] + b[1]) * cross;
  });
  return doubled === 0 ? (polygon[0] ?? [0, 0]) : [x / (3 * doubled), y / (3 * doubled)];
}

export function contains(polygon: Point[], [x, y]: Point): boolean {
  let inside = false;
  polygon.forEach((a, index) => {
    const b = polygon[(index + 1) % polygon.length] ?? a;
    if (a[1] > y !== b[1] > y && x < a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1])) inside = !inside;
  });
  return inside;
}

/** What a convex polygon cuts out of any polygon, by cutting along each of its edges (Sutherland and Hodgman). */
export function cutOut(subject: Point[], convex: Point[]): Point[] {
  const clip = signedArea(convex) < 0 ? convex.toReversed() : convex;
  let left = subject;
  clip.forEach((a, index) => {
    const b = clip[(index + 1) % clip.length] ?? a;
    const side = (p: Point) => (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
    left = left.flatMap((p, at) => {
      const q = left[(at + 1) % left.length] ?? p;
      const [here, there] = [side(p), side(q)];
      const kept: Point[] = here >= 0 ? [p] : [];
      if (here >= 0 !== there >= 0) {
        const share = here / (here - there);
        kept.push([p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share]);
      }
      return kept;
    });
  });
  return left;
}

/** The share of a convex footprint that lies in each zone, from 0 to 1, in the order of the zones. */
export function zoneShares(field: Field, footprint: Point[]): number[] {
  const whole = area(footprint);
  return field.zones.map((zone) => (whole === 0 ? 0 : area(cutOut(zone.border_um, footprint)) / whole));
}

/** A rectangle about a centre, turned. */
export function rectangle(centre: Point, size: [number, number], yawRad: number): Point[] {
  const [cos, sin] = [Math.cos(yawRad), Math.sin(yawRad)];
  const corners: Point[] = [[1, 1], [-1, 1], [-1, -1], [1, -1]];
  return corners.map(([i, j]) => {
    const [x, y] = [(i * size[0]) / 2, (j * size[1]) / 2];
    return [centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos];
  });
}

/** The edges of a kind of piece. */
export function sizeOf(field: Field, kind: string): [number, number, number] {
  return field.sizes_um[KINDS.findIndex((known) => known === kind.toLowerCase())] ?? [20_000, 20_000, 10_000];
}

export function rotated(turn: Turn, [x, y, z]: [number, number, number]): [number, number, number] {
  const [qx, qy, qz, qw] = turn;
  const [tx, ty, tz] = [2 * (qy * z - qz * y), 2 * (qz * x - qx * z), 2 * (qx * y - qy * x)];
  return [x + qw * tx + qy * tz - qz * ty, y + qw * ty + qz * tx - qx * tz, z + qw * tz + qx * ty - qy * tx];
}

/** As the physics has it: the platform turns about a point this far under its face. */
export const THICKNESS_MM = 6;

/** A point of the world in the frame that turns with the platform. */
export function ofPlatform(platform: Turn, [x, y, z]: readonly [number, number, number]): [number, number, number] {
  const [qx, qy, qz, qw] = platform;
  const local = rotated([-qx, -qy, -qz, qw], [x, y, z + THICKNESS_MM]);
  return [local[0], local[1], local[2] - THICKNESS_MM];
}

/** A quaternion in millionths as one of unit length. */
export function unit(turn: Turn): Turn {
  const length = Math.hypot(...turn) || 1;
  return turn.map((part) => part / length) as Turn;
}

/** The shadow of a piece on the platform's face, and how high it is. */
export function footprintOf(field: Field, placed: Placed): Footprint {
  const half = sizeOf(field, placed.piece.kind).map((edge) => edge / 2) as [number, number, number];
  const turn = unit(placed.pose.turn);
  const [x, y, z] = placed.pose.at_um;
  const corners: Point[] = [];
  let top = -Infinity;
  for (let sign = 0; sign < 8; sign += 1) {
    const corner = half.map((edge, bit) => ((sign >> bit) & 1 ? edge : -edge)) as [number, number, number];
    const at = rotated(turn, corner);
    corners.push([x + at[0], y + at[1]]);
    top = Math.max(top, z + at[2]);
  }
  return { corners: hull(corners), top, id: placed.piece.id };
}

/** The convex hull, counter-clockwise (Andrew's chain). */
export function hull(points: Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (of: Point[]): Point[] => {
    const kept: Point[] = [];
    for (const p of of) {
      while (kept.length >= 2 && !turnsLeft(kept.at(-2)!, kept.at(-1)!, p)) kept.pop();
      kept.push(p);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

function turnsLeft(a: Point, b: Point, c: Point): boolean {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 1e-6;
}

/** What a footprint would rest on: the highest piece beneath it, or the platform's face. */
export function beneath(field: Field, standing: Standing, footprint: Point[], without: number[]): { top: number; id: number | null } {
  let found: { top: number; id: number | null } = { top: 0, id: null };
  for (const placed of standing.pieces) {
    if (without.includes(placed.piece.id)) continue;
    const other = footprintOf(field, placed);
    if (other.top > found.top && area(cutOut(other.corners, footprint)) > area(footprint) * 0.02) {
      found = { top: other.top, id: other.id };
    }
  }
  return found;
}

/** How far the platform leans in degrees, and towards where in its own plane. */
export function leanOf(platform: Turn): { degrees: number; towards: Point } {
  const turn = unit(platform);
  const up = rotated(turn, [0, 0, 1]);
  const degrees = (Math.acos(Math.min(1, Math.max(-1, up[2]))) * 180) / Math.PI;
  const back: Turn = [-turn[0], -turn[1], -turn[2], turn[3]];
  const down = rotated(back, [0, 0, -1]);
  const length = Math.hypot(down[0], down[1]) || 1;
  return { degrees, towards: [down[0] / length, down[1] / length] };
}

export function isUpright(turn: Turn): boolean {
  return rotated(unit(turn), [0, 0, 1])[2] > 0.93;
}

/** What a held piece is over, from what is seen of it: how far, on what it would come down, and how much of it in which zone. */
import { area, cutOut, footprintOf, zoneShares, type Footprint } from "./geometry";
import type { Moment, PieceMoment } from "./frame";
import { KINDS, type Field, type Point } from "./view";

export type Over = {
  /** Down to the highest thing below, negative where it is pressed into it. */
  clearanceMm: number;
  /** The piece it would come down on; none for the platform. */
  on: number | null;
  footprint: Point[];
  /** By zone, from 0 to 1. */
  shares: number[];
};

/** Less of an overlap than this is a touch of the edges, not something to come down on. */
const OVERLAP_LEAST = 0.02;

export function overOf(field: Field, moment: Moment): Over | null {
  const all = [...moment.pieces.values()].filter((piece) => !piece.fallen);
  const held = all.filter((piece) => piece.held).map((piece) => shadow(field, piece));
  const [lowest] = held.toSorted((a, b) => a.bottom - b.bottom);
  if (!lowest) return null;
  const least = area(lowest.corners) * OVERLAP_LEAST;
  let [top, on]: [number, number | null] = [0, null];
  for (const piece of all) {
    if (piece.held) continue;
    const other = shadow(field, piece);
    if (other.top > top && area(cutOut(other.corners, lowest.corners)) > least) [top, on] = [other.top, piece.id];
  }
  return { clearanceMm: (lowest.bottom - top) / 1000, on, footprint: lowest.corners, shares: zoneShares(field, lowest.corners) };
}

function shadow(field: Field, piece: PieceMoment): Footprint & { bottom: number } {
  const [x, y, z] = piece.at.map((mm) => mm * 1000) as [number, number, number];
  const print = footprintOf(field, { piece: { id: piece.id, kind: KINDS[piece.kind] ?? "tank" }, pose: { at_um: [x, y, z], turn: piece.turn } });
  // A box reaches as far down from its middle as up.
  return { ...print, bottom: 2 * z - print.top };
}

/** What stands there between attempts, in the form in which attempts are shown. */
import type { Moment, PieceMoment, Vec } from "./frame";
import { unit } from "./geometry";
import { KINDS, type Standing, type Turn } from "./view";

export function momentOf(standing: Standing): Moment {
  const pieces = standing.pieces.map(({ piece, pose }): [number, PieceMoment] => {
    const kind = KINDS.findIndex((known) => known === piece.kind.toLowerCase());
    const at = pose.at_um.map((um) => um / 1000) as Vec;
    return [piece.id, { id: piece.id, kind, held: false, fallen: false, at, turn: unit(pose.turn) }];
  });
  const platform: Turn = unit(standing.platform);
  return { tick: 0, handThere: false, atRest: true, rimHeld: false, platform, hand: [0, -200, 120], handYaw: 0, pieces: new Map(pieces) };
}

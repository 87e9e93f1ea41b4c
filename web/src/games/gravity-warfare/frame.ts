/**
 * The moments of an attempt as they come over the wire (the table is in crates/balance/src/frame.rs), and what they add up to:
 * a frame leaves out what is as it was in the one before.
 */
import type { Turn } from "./view";

export type Vec = [number, number, number];
export type PieceMoment = { id: number; kind: number; held: boolean; fallen: boolean; at: Vec; turn: Turn };
/** Millimetres and unit quaternions. Pieces are in the platform's frame, the hand is in the world's. */
export type Moment = {
  tick: number;
  handThere: boolean;
  atRest: boolean;
  rimHeld: boolean;
  platform: Turn;
  hand: Vec;
  handYaw: number;
  pieces: Map<number, PieceMoment>;
};

export class BadFrame extends Error {}

const VERSION = 1;
const HEAD_BYTES = 23;
const PIECE_BYTES = 14;
const STEPS_PER_MM = 50;
const UNIT = 32_767;
export const TICK_HZ = 60;

/** Reads one frame on top of what was known before it. */
export function readFrame(bytes: Uint8Array, before: Moment | null): Moment {
  if (bytes.length < HEAD_BYTES) throw new BadFrame(`a frame of ${bytes.length} bytes does not add up`);
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (data.getUint8(0) !== VERSION) throw new BadFrame(`version ${data.getUint8(0)} is not ${VERSION}`);
  const count = data.getUint8(22);
  if (bytes.length !== HEAD_BYTES + count * PIECE_BYTES) throw new BadFrame(`a frame of ${bytes.length} bytes does not add up`);
  const flags = data.getUint8(1);
  const number = (at: number) => data.getInt16(at, true);
  const pieces = new Map(before?.pieces ?? []);
  for (let index = 0; index < count; index += 1) {
    const piece = readPiece(data, HEAD_BYTES + index * PIECE_BYTES);
    pieces.set(piece.id, piece);
  }
  return {
    tick: data.getUint32(2, true),
    handThere: (flags & 1) !== 0,
    atRest: (flags & 2) !== 0,
    rimHeld: (flags & 4) !== 0,
    platform: normal([6, 8, 10, 12].map((at) => number(at) / UNIT) as Turn),
    hand: [14, 16, 18].map((at) => number(at) / STEPS_PER_MM) as Vec,
    handYaw: number(20) / 10_000,
    pieces,
  };
}

function readPiece(data: DataView, start: number): PieceMoment {
  const flags = data.getUint8(start + 1);
  const number = (at: number) => data.getInt16(start + at, true);
  const others = [8, 10, 12].map((at) => number(at) / UNIT);
  const left = (flags >> 4) & 3;
  const squares = others.reduce((sum, part) => sum + part * part, 0);
  const turn = others.toSpliced(left, 0, Math.sqrt(Math.max(0, 1 - squares))) as Turn;
  return {
    id: data.getUint8(start),
    kind: flags & 3,
    held: (flags & 4) !== 0,
    fallen: (flags & 8) !== 0,
    at: [2, 4, 6].map((at) => number(at) / STEPS_PER_MM) as Vec,
    turn: normal(turn),
  };
}

/** All the moments of a film, each whole. */
export function readFilm(frames: Uint8Array[]): Moment[] {
  const moments: Moment[] = [];
  for (const frame of frames) moments.push(readFrame(frame, moments.at(-1) ?? null));
  return moments;
}

function normal(turn: Turn): Turn {
  const length = Math.hypot(...turn) || 1;
  return turn.map((part) => part / length) as Turn;
}

/** Between two moments: `share` 0 is the first, 1 the second. */
export function between(a: Moment, b: Moment, share: number): Moment {
  if (share >= 1) return b;
  const pieces = new Map<number, PieceMoment>();
  for (const [id, piece] of b.pieces) {
    const from = a.pieces.get(id);
    const same = from === undefined || from === piece;
    pieces.set(id, same ? piece : { ...piece, at: mixed(from.at, piece.at, share), turn: mixedTurn(from.turn, piece.turn, share) });
  }
  const wound = ((b.handYaw - a.handYaw + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  return {
    ...b,
    tick: a.tick + (b.tick - a.tick) * share,
    platform: mixedTurn(a.platform, b.platform, share),
    hand: mixed(a.hand, b.hand, share),
    handYaw: a.handYaw + wound * share,
    pieces,
  };
}

function mixed(a: Vec, b: Vec, share: number): Vec {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

/** Frames are close together: the straight way, brought back to unit length, is the arc for the eye. */
function mixedTurn(a: Turn, b: Turn, share: number): Turn {
  const dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
  const sign = dot < 0 ? -1 : 1;
  return normal([0, 1, 2, 3].map((i) => a[i]! + (sign * b[i]! - a[i]!) * share) as Turn);
}

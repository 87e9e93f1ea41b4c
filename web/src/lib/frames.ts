/**
 * What goes over a table's connection besides words: moments of an attempt from the house, and this guest's hand to it.
 * What a single moment looks like is the game's own business.
 */
export type Shown = { kind: "live" | "film"; frames: Uint8Array[] };

const KINDS = ["live", "film"] as const;

/** A binary message of the house: a byte for what it is, then frames, each after its length. Nothing if it is none. */
export function readShown(message: ArrayBuffer): Shown | null {
  const data = new DataView(message);
  const kind = data.byteLength > 0 ? KINDS[data.getUint8(0)] : undefined;
  if (!kind) return null;
  const frames: Uint8Array[] = [];
  let at = 1;
  while (at + 2 <= data.byteLength) {
    const length = data.getUint16(at, true);
    if (at + 2 + length > data.byteLength) return null;
    frames.push(new Uint8Array(message, at + 2, length));
    at += 2 + length;
  }
  return at === data.byteLength ? { kind, frames } : null;
}

/** Where a hand is wanted (micrometres, thousandths of a radian), and what its fingers do. */
export type HandInput = { at_um: [number, number, number]; yaw_mrad: number; grip: boolean; rim: boolean; leaves: boolean };

const VERSION = 1;
const HAND_BYTES = 18;

export function writeHand(input: HandInput): Uint8Array<ArrayBuffer> {
  const data = new DataView(new ArrayBuffer(HAND_BYTES));
  data.setUint8(0, VERSION);
  data.setUint8(1, (input.grip ? 1 : 0) | (input.rim ? 2 : 0) | (input.leaves ? 4 : 0));
  [...input.at_um, input.yaw_mrad].forEach((number, index) => data.setInt32(2 + 4 * index, Math.round(number), true));
  return new Uint8Array(data.buffer);
}

/** The film of one entry of a finished game; nothing where that entry shows nothing. */
export async function fetchFilm(replay: string, entry: number): Promise<Uint8Array[] | null> {
  const answer = await fetch(`/api/replays/${replay}/films/${entry}`);
  if (!answer.ok) return null;
  return readShown(await answer.arrayBuffer())?.frames ?? null;
}

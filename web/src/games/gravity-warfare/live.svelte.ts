/** A live hand: where it is wanted, what its fingers do, and telling the house about it sixty times a second. */
import { writeHand } from "../../lib/frames";
import type { Wire } from "..";
import type { FieldHand } from "./view";

/** A little less than the house takes: a browser's clock is not exact. */
const INPUT_HZ = 58;
const EVERY_MS = 1000 / INPUT_HZ;
export const CLEAR_MM = { least: -12, most: 150 } as const;

/** How fast what is wanted follows the pointer, and how suddenly: a mouse jumps, and sticks do not hold what is jerked. */
const PACES = {
  fingers: { mm_per_s: 600, mm_per_s2: 8_000 },
  sticks: { mm_per_s: 170, mm_per_s2: 500 },
} as const;
const EAGER_PER_S = 10;
/** How fast a held button lowers it: high above, and near to what is below. */
const LOWERS_MM_PER_S = { far: 75, near: 24 } as const;
const NEAR_MM = 18;
/** Pressed down so far into what is below it goes no further. */
const PRESSED_MM = -1.5;
/** A shorter press is no holding. */
const HOLD_MS = 180;
/** A moment after it has let go, the hand goes up by itself. */
const RISES_MM = 45;
const RISES_AFTER_MS = 300;

type Vec = [number, number, number];

export class LiveHand {
  on = $state(false);
  x = $state(0);
  y = $state(0);
  /** How far what is held, or else the fingertip, is wanted over the level platform. */
  clear = $state(0);
  yaw_mrad = $state(0);
  grip = $state(true);
  rim = $state(false);
  /** What is held hangs so far below the fingertip. */
  depth = $state(0);
  /** How far what is held is over what it would come down on; none where that cannot be said. */
  clearance: number | null = null;
  /** Is it being lowered, and since when? */
  lowering = $state(false);
  #loweringSince = 0;
  #risesAt = Infinity;

  #wire: Wire | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  #told = 0;
  #pace: (typeof PACES)[keyof typeof PACES] = PACES.fingers;
  /** What the house was told last, and how fast that moves. */
  #at: Vec = [0, 0, 0];
  #speed: Vec = [0, 0, 0];
  #gap = 0;
  #reach = 0;

  /** Begins with this much in the fingers, in millimetres of height; with nothing, they are open. */
  begin(wire: Wire, { home_um, gap_um, reach_um }: FieldHand, heights: number, sticks: boolean): void {
    this.#wire = wire;
    this.#gap = gap_um / 1000;
    this.#reach = reach_um / 1000;
    this.depth = this.#depthOf(heights);
    const [x, y, z] = home_um.map((um) => um / 1000) as Vec;
    Object.assign(this, { on: true, x, y, clear: z - this.depth, yaw_mrad: 0, rim: false });
    this.grip = heights > 0;
    this.#risesAt = Infinity;
    this.#pace = sticks ? PACES.sticks : PACES.fingers;
    this.#at = [x, y, z];
    this.#speed = [0, 0, 0];
    clearInterval(this.#timer);
    // What was told at once a moment ago is not told again.
    this.#timer = setInterval(() => performance.now() - this.#told >= EVERY_MS * 0.9 && this.#tell(), EVERY_MS);
  }

  end(): void {
    this.on = false;
    this.lowering = false;
    clearInterval(this.#timer);
  }

  /** What the frames say of the fingers: something may have slipped out of them, or been taken. */
  holds(heights: number): void {
    const depth = this.#depthOf(heights);
    if (depth === this.depth) return;
    // The fingertip stays where it is; what is measured from is another thing now.
    this.clear = clamp(this.clear + this.depth - depth, CLEAR_MM.least, CLEAR_MM.most);
    this.depth = depth;
  }

  move(x: number, y: number): void {
    const far = Math.hypot(x, y);
    const share = far > this.#reach ? this.#reach / far : 1;
    this.x = x * share;
    this.y = y * share;
    this.#soon();
  }

  rise(by: number): void {
    this.clear = clamp(this.clear + by, CLEAR_MM.least, CLEAR_MM.most);
    this.#soon();
  }

  turn(by_mrad: number): void {
    this.yaw_mrad += by_mrad;
    this.#soon();
  }

  useGrip(): void {
    this.grip = !this.grip;
    this.#risesAt = !this.grip && this.depth > 0 ? performance.now() + RISES_AFTER_MS : Infinity;
    this.#soon();
  }

  /** Held down, the hand comes down. */
  lower(): void {
    this.lowering = true;
    this.#loweringSince = performance.now();
  }

  /** Released, it lets go of what it holds, or takes what is in its reach. */
  release(reach: number | null): void {
    if (!this.lowering) return;
    this.lowering = false;
    const held = performance.now() - this.#loweringSince >= HOLD_MS;
    if (held && (this.grip ? this.depth > 0 : reach !== null)) this.useGrip();
  }

  useRim(): void {
    this.rim = !this.rim;
    this.#soon();
  }

  /** The attempt is finished. */
  leave(): void {
    this.#tell(true);
    this.end();
  }

  /** Where the fingertip is wanted, in the world. */
  get at(): [number, number, number] {
    return [this.x, this.y, this.clear + this.depth];
  }

  #depthOf(heights: number): number {
    return heights > 0 ? heights + this.#gap : 0;
  }

  /** At once if the last input is a tick ago, so that a hand does not wait for the next beat. */
  #soon(): void {
    if (this.on && performance.now() - this.#told >= EVERY_MS) this.#tell();
  }

  #sink(seconds: number): void {
    const over = this.clearance ?? this.clear;
    if (over <= PRESSED_MM) return;
    const speed = over > NEAR_MM ? LOWERS_MM_PER_S.far : LOWERS_MM_PER_S.near;
    this.clear = clamp(this.clear - speed * seconds, CLEAR_MM.least, CLEAR_MM.most);
  }

  /** Moves what the house is told towards where the hand is wanted. */
  #follow(seconds: number): void {
    const way = this.at.map((mm, axis) => (mm - this.#at[axis]!) * EAGER_PER_S);
    const wanted = shortened(way, this.#pace.mm_per_s);
    const change = shortened(wanted.map((mm, axis) => mm - this.#speed[axis]!), this.#pace.mm_per_s2 * seconds);
    this.#speed = this.#speed.map((mm, axis) => mm + change[axis]!) as Vec;
    this.#at = this.#at.map((mm, axis) => mm + this.#speed[axis]! * seconds) as Vec;
  }

  #tell(leaves = false): void {
    if (!this.on) return;
    const now = performance.now();
    if (now >= this.#risesAt) {
      this.#risesAt = Infinity;
      this.clear = clamp(this.clear + RISES_MM, CLEAR_MM.least, CLEAR_MM.most);
    }
    if (this.lowering) this.#sink(Math.min(0.1, (now - Math.max(this.#told, this.#loweringSince)) / 1000));
    this.#follow(Math.min(0.1, (now - this.#told) / 1000));
    this.#told = now;
    const at_um = this.#at.map((mm) => mm * 1000) as Vec;
    this.#wire?.send(writeHand({ at_um, yaw_mrad: this.yaw_mrad, grip: this.grip, rim: this.rim, leaves }));
  }
}

/** No longer than this. */
function shortened(vector: number[], most: number): number[] {
  const length = Math.hypot(...vector);
  return length > most ? vector.map((part) => (part * most) / length) : vector;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

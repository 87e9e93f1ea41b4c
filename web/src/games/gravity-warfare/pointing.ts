/** What a pointer does on the platform, whether that is drawn in three dimensions or flat. Millimetres. */
import type { Ghost } from "./scene/scene";
import type { Field, Point } from "./view";
import type { Show } from "./show.svelte";

export type Where = {
  /** On the platform's face, in its own frame. */
  face: Point;
  /** In the world, at this height. */
  level: (z: number) => Point;
};

/** What whoever uses the platform wants of it. */
export type Pointing = {
  /** A pointer comes down; true: it is taken until it goes up, and the camera stays. */
  grab?: (event: PointerEvent, where: Where) => boolean;
  drag?: (event: PointerEvent, where: Where) => void;
  /** It moves without being down. */
  hover?: (event: PointerEvent, where: Where) => void;
  drop?: (event: PointerEvent) => void;
  /** True: the wheel is taken. */
  wheel?: (event: WheelEvent) => boolean;
  /** True: the key is taken. `seen` turns a direction as it is seen into one of the world. */
  key?: (event: KeyboardEvent, seen: (x: number, y: number) => Point) => boolean;
  pick?: (id: number) => void;
};

export type PlatformProps = {
  field: Field;
  side: string;
  labels: string[];
  show: Show;
  /** Zones that are lit up. */
  lit: { zone: number; tone: string }[];
  ghost: Ghost | null;
  /** Pieces that can be pointed at. */
  marks: number[];
  /** Where a live hand is wanted, in the world. */
  aim: [number, number, number] | null;
  hand: { seat: number; sticks: boolean };
  pointing: Pointing;
};

export const TONES = { asked: "#ffd84a", from: "#7fd0ff", mark: "#ffe9a8", aim: "#ffffff" };

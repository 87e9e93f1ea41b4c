/** What the house shows of Qube Attack, and how it is laid out on the board. No rules: what can be done comes as a list. */
import type { Offer } from "../../generated/protocol";

export type Kind = "entrance" | "cube" | "wound" | "armory" | "crescent-moon" | "full-moon";
export type Weapon = "unarmed" | "short" | "long";
export type Planet = { id: string; kind: Kind; colour: string | null; x: number; y: number };
export type Cube = { planet: string; weapon: Weapon; double: boolean };
export type Army = { entrance_planet: string; cubes: Cube[]; reserve: number; lost: number; points: number };
export type View = {
  board: { planets: Planet[]; orbits: [number, number][] };
  armies: Army[];
  turn: number;
  mover_seat: number;
  actions_left: number;
  winner_seat: number | null;
};

export type Action =
  | { kind: "move"; cube: Cube; to_planet: string }
  | { kind: "activate"; cube: Cube }
  | { kind: "attack"; cube: Cube; target_seat: number; target_cube: Cube }
  | { kind: "pass" };

/** Equal cubes of one owner on one planet: nothing tells them apart, so they are drawn once, with their number. */
export type Stack = { key: string; seat: number; cube: Cube; count: number; x: number; y: number };

export const RADIUS: Record<Kind, number> = {
  entrance: 13,
  cube: 14,
  wound: 14,
  armory: 14,
  "crescent-moon": 15,
  "full-moon": 19,
};
/** Stacks on one planet stand in rows of this many. */
const ROW = 3;
const STEP_X = 18;
const STEP_Y = 17.5;

export function cubeKey(seat: number, cube: Cube): string {
  return `${seat} ${cube.planet} ${cube.weapon} ${cube.double ? "double" : "single"}`;
}

export function actionOf(offer: Offer): Action {
  return offer.action as unknown as Action;
}

export function stacksOn(view: View, planet: Planet): Stack[] {
  const stacks = new Map<string, Stack>();
  view.armies.forEach((army, seat) => {
    for (const cube of army.cubes.filter((cube) => cube.planet === planet.id)) {
      const key = cubeKey(seat, cube);
      const known = stacks.get(key);
      if (known) known.count += 1;
      else stacks.set(key, { key, seat, cube, count: 1, x: 0, y: 0 });
    }
  });
  return placed([...stacks.values()], planet);
}

function placed(stacks: Stack[], planet: Planet): Stack[] {
  const rows = Math.ceil(stacks.length / ROW);
  return stacks.map((stack, index) => {
    const row = Math.floor(index / ROW);
    const inRow = Math.min(ROW, stacks.length - row * ROW);
    const x = planet.x + ((index % ROW) - (inRow - 1) / 2) * STEP_X;
    const y = planet.y + (row - (rows - 1) / 2) * STEP_Y;
    return { ...stack, x, y };
  });
}

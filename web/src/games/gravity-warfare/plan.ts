/** A planned hand: where and how something is set down, and the action that says so (crates/gravity-warfare/src/action.rs). */
import type { Offer } from "../../generated/protocol";
import { beneath, centroid, footprintOf, rectangle, sizeOf, zoneShares } from "./geometry";
import { setsDown, troopOf, type Field, type Point, type View, type Window } from "./view";

export type Plan = { x: number; y: number; yaw_mrad: number; drop_um: number; speed_um_per_s: number; spin_mrad_per_s: number };

export const DROP_UM_MAX = 40_000;
export const SPEED_UM_PER_S = [5_000, 200_000] as const;
export const SPIN_MRAD_PER_S = [500, 4_000] as const;
const FULL_TURN_MRAD = 6283;
const CAREFUL_UM_PER_S = 25_000;
const SPIN_AT_FIRST = 900;

/** What is decided, read from the view: an attempt, what it is about and where. */
export function windowOf(view: View): Window {
  const { phase, turn } = view.table;
  if (phase !== "attempt" && phase !== "right") return { kind: "none" };
  if (phase === "right" || !turn.task) return { kind: "right" };
  const { deed } = turn.task;
  const zone = deed === "place" || deed === "teleport" ? turn.zone : null;
  return { kind: "attempt", deed, zone, blind: turn.effects.set.includes("blind") && !turn.free };
}

export function zoneOf(window: Window): number | null {
  return typeof window["zone"] === "number" ? window["zone"] : null;
}

/** A plan to begin with: careful, and nowhere yet. Where is for the player to say. */
export function firstPlan(spins: boolean): Plan {
  return { x: 0, y: 0, yaw_mrad: 0, drop_um: 0, speed_um_per_s: CAREFUL_UM_PER_S, spin_mrad_per_s: spins ? SPIN_AT_FIRST : 0 };
}

export function turned(yaw_mrad: number, by: number): number {
  return (((yaw_mrad + by) % FULL_TURN_MRAD) + FULL_TURN_MRAD) % FULL_TURN_MRAD;
}

/** The template, filled in. */
export function filled(template: Offer, window: Window, plan: Plan): Offer {
  const { x, y, spin_mrad_per_s, yaw_mrad, drop_um, speed_um_per_s } = plan;
  const hand = setsDown(window)
    ? { kind: "set-down", x_um: Math.round(x), y_um: Math.round(y), yaw_mrad: Math.round(yaw_mrad), drop_um, speed_um_per_s, spin_mrad_per_s }
    : { kind: "lift", spin_mrad_per_s };
  return { text: template.text, action: { ...template.action, hand } };
}

/** The other way round: the plan in a hand that sets something down. */
export function planOf(hand: unknown): Plan | null {
  const said = hand as ({ kind: string; x_um: number; y_um: number } & Omit<Plan, "x" | "y">) | null;
  if (said?.kind !== "set-down") return null;
  const { x_um, y_um, yaw_mrad, drop_um, speed_um_per_s, spin_mrad_per_s } = said;
  return { x: x_um, y: y_um, yaw_mrad, drop_um, speed_um_per_s, spin_mrad_per_s };
}

export type Sight = {
  footprint: Point[];
  /** Each piece and the height of its middle over the face, in micrometres; the lower one first. */
  pieces: { id: number; z: number }[];
  /** What it would stand on, if not on the face. */
  on: number | null;
  shares: number[];
};

/** What is seen of a plan before it is carried out: geometry, and no rules. */
export function sightOf(view: View, pieces: number[], plan: Plan): Sight {
  const { field } = view;
  const yaw = plan.yaw_mrad / 1000;
  const sizes = pieces.map((id) => sizeOf(field, troopOf(id).kind));
  const lowest = sizes[0] ?? [0, 0, 0];
  const footprint = rectangle([plan.x, plan.y], [lowest[0], lowest[1]], yaw);
  const ground = beneath(field, view.table.standing, footprint, pieces);
  let base = ground.top + plan.drop_um;
  const stacked = pieces.map((id, index) => {
    const height = sizes[index]?.[2] ?? 0;
    const z = base + height / 2;
    base += height;
    return { id, z };
  });
  return { footprint, pieces: stacked, on: ground.id, shares: zoneShares(field, footprint) };
}

export type Target = { key: string; at: Point; piece: number | null; zone: number | null };

/** Places worth aiming at: the middles of the zones, and the pieces that stand there; first what is asked for. */
export function targets(view: View, without: number[], asked: { zone: number | null; stacks: boolean }): Target[] {
  const zones = view.field.zones.map((zone, index): Target => ({ key: `zone ${index}`, at: centroid(zone.border_um), piece: null, zone: index }));
  const pieces = view.table.standing.pieces
    .filter((placed) => !without.includes(placed.piece.id))
    .map((placed): Target => {
      const { corners, id } = footprintOf(view.field, placed);
      return { key: `piece ${id}`, at: centroid(corners), piece: id, zone: mainZone(view.field, corners) };
    });
  const isAsked = (target: Target) => (asked.zone === null || target.zone === asked.zone) && (target.piece !== null) === asked.stacks;
  const all = [...zones, ...pieces];
  return [...all.filter(isAsked), ...all.filter((target) => !isAsked(target))];
}

/** The zone that holds the most of a footprint; nothing if it is nowhere. */
export function mainZone(field: Field, footprint: Point[]): number | null {
  const shares = zoneShares(field, footprint);
  const most = Math.max(...shares);
  return most > 0 ? shares.indexOf(most) : null;
}

/** Who is meant to sit where, as a form writes it: a bot's name, or nothing for an open seat. */
import type { GameCard, SeatPlan } from "../generated/protocol";

export const OPEN = "";

export type Plan = string[];

export function seatPlans(plan: Plan): SeatPlan[] {
  return plan.map((seat) => (seat === OPEN ? { kind: "open" } : { kind: "bot", bot: seat }));
}

/** By choice: which of its values. */
export type Chosen = Record<string, number>;

/** What is agreed, with what was written as house data. */
export function agreedOptions(game: GameCard, chosen: Chosen, house: Record<string, string> = {}): Record<string, unknown> {
  const choices = game.choices.map((choice) => [choice.key, choice.values[chosen[choice.key] ?? 0]] as const);
  const texts = Object.entries(house).filter(([, text]) => text.trim() !== "");
  return Object.fromEntries([...choices, ...texts]);
}

/** Which rule is behind each event: an index into the rules that people read. */
import type { EventRules } from "..";
import type { Said } from "../../lib/words";

/** By the card that was played, where it has a rule of its own. */
const CARD_RULES: Record<string, string> = {
  "minus-three": "KAIJU-09",
  reversal: "KAIJU-12",
  "choose-target": "KAIJU-13",
  wound: "KAIJU-15",
  "double-wound": "KAIJU-16",
  "king-of-monsters": "KAIJU-30",
};

function ruleOfPlay(event: Said): string {
  if (Number(event["strength"] ?? 0) > 0) return "KAIJU-10";
  return CARD_RULES[String(event["card"])] ?? "KAIJU-08";
}

export const eventRules: EventRules = {
  played: ruleOfPlay,
  "played-as-wound": "KAIJU-30",
  reversed: "KAIJU-12",
  targeted: "KAIJU-13",
  "building-raised": "KAIJU-17",
  straightened: "KAIJU-11",
  drew: "KAIJU-08",
  "deck-renewed": "KAIJU-24",
  hurt: "KAIJU-19",
  shown: "KAIJU-21",
  "nothing-came": "KAIJU-21",
  took: "KAIJU-20",
  added: "KAIJU-23",
  "added-nothing": "KAIJU-23",
  healed: "KAIJU-30",
  "drew-three": "KAIJU-30",
  discarded: "KAIJU-26",
  defeated: "KAIJU-25",
  flipped: "KAIJU-25",
  eliminated: "KAIJU-27",
  "round-began": "KAIJU-26",
  stalemate: "KAIJU-35",
  won: "KAIJU-29",
};

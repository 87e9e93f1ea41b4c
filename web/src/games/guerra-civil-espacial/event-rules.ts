/** Which rule is behind each event: an index into the rules that people read. */
import type { EventRules } from "..";
import type { Said } from "../../lib/words";

/** Every special card has a rule of its own. */
const CARD_RULES: Record<string, string> = {
  "space-colony": "GCE-15",
  "pirate-ship": "GCE-16",
  "space-scrap": "GCE-17",
  "black-hole": "GCE-18",
  ceasefire: "GCE-19",
  "solar-storm": "GCE-20",
  "deus-ex-machina": "GCE-21",
  "space-station": "GCE-22",
  "drone-attack": "GCE-23",
  "eye-in-the-sky": "GCE-24",
  "force-shield": "GCE-26",
};

function ruleOfCard(event: Said): string {
  return CARD_RULES[String(event["card"])] ?? "GCE-08";
}

export const eventRules: EventRules = {
  "round-began": "GCE-33",
  played: ruleOfCard,
  raided: "GCE-16",
  shielded: "GCE-26",
  passed: "GCE-10",
  abandoned: "GCE-11",
  exchanged: "GCE-13",
  "let-be": "GCE-27",
  stolen: "GCE-16",
  "raid-failed": "GCE-26",
  salvaged: "GCE-17",
  swallowed: "GCE-18",
  ceased: "GCE-19",
  "storm-scrapped": "GCE-20",
  "fleets-lost": "GCE-21",
  replaced: "GCE-22",
  doubled: "GCE-23",
  "no-effect": ruleOfCard,
  "deck-renewed": "GCE-32",
  "round-won": "GCE-30",
  "colony-claimed": "GCE-03",
  "round-tied": "GCE-30",
  drew: "GCE-31",
  "took-to-hand": "GCE-31",
  "took-booty": "GCE-16",
  "laid-aside": "GCE-31",
  discarded: "GCE-31",
  "game-ended": "GCE-03",
};

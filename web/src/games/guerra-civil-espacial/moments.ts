/** What deserves to be seen by everyone: how a dispute ends, and what strikes. */
import type { MomentOf } from "../../lib/moments";
import type { Said } from "../../lib/words";

const toWinner = (event: Said) => [{ from: "disputed", to: `zone-${event["seat"]}` }];

export const moments: Record<string, MomentOf> = {
  "round-won": { tone: "glad", flies: toWinner },
  "colony-claimed": { tone: "glad" },
  "round-tied": { tone: "plain", flies: () => [{ from: "disputed", to: "gce-scrap" }] },
  swallowed: { tone: "grim", flies: () => [{ from: "disputed", to: "gce-discard" }] },
  ceased: { tone: "grim", flies: () => [{ from: "disputed", to: "gce-scrap" }] },
  "storm-scrapped": { tone: "grim" },
  "fleets-lost": { tone: "grim" },
  stolen: { tone: "grim", flies: (event) => [{ from: `hand-${event["target_seat"]}`, to: `zone-${event["seat"]}`, words: "?" }] },
  "raid-failed": { tone: "plain" },
  "game-ended": { tone: "glad" },
};

/** Small steps that the log folds away. */
export const trifles = new Set(["let-be", "drew", "deck-renewed", "took-to-hand", "took-booty", "laid-aside", "discarded"]);

/** What deserves to be seen by everyone: an attempt that fails, a Guardian, how rounds and the game end. */
import type { MomentOf } from "../../lib/moments";

export const moments: Record<string, MomentOf> = {
  attempted: { tone: "grim", when: (event) => event["success"] === false },
  guarded: { tone: "plain" },
  "sent-back": { tone: "plain" },
  "round-won": { tone: "glad" },
  "round-lost": { tone: "grim" },
  "round-stopped": { tone: "plain" },
  "game-won": { tone: "glad" },
};

/** Small steps that the log folds away. */
export const trifles = new Set(["let-be", "drew", "kept", "renewed", "discarded", "voted", "ready"]);

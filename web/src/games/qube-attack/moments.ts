/** What deserves to be seen by everyone: cubes lost, moons that pay, and the end. */
import type { MomentOf } from "../../lib/moments";
import type { Said } from "../../lib/words";

function toArmies(event: Said) {
  const seats = Array.isArray(event["seats"]) ? event["seats"] : [];
  return seats.map((seat) => ({ from: `planet-${event["planet"]}`, to: `score-${seat}`, words: `+${event["points"]}` }));
}

export const moments: Record<string, MomentOf> = {
  destroyed: { tone: "grim" },
  paid: { tone: "glad", flies: toArmies },
  eliminated: { tone: "grim" },
  won: { tone: "glad" },
};

/** Small steps that the log folds away. */
export const trifles = new Set(["passed", "reentered"]);

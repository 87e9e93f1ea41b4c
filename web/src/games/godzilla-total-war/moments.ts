/** What deserves to be seen by everyone: who is hurt, defeated, furious, out, and who wins. */
import type { MomentOf } from "../../lib/moments";

export const moments: Record<string, MomentOf> = {
  hurt: { tone: "grim" },
  defeated: { tone: "glad", flies: (event) => [{ from: `kaiju-${event["seat"]}`, to: `kaiju-${event["by_seat"]}`, words: `+${event["points"]} ★` }] },
  flipped: { tone: "grim" },
  eliminated: { tone: "grim" },
  stalemate: { tone: "plain" },
  won: { tone: "glad" },
};

/** Small steps that the log folds away. */
export const trifles = new Set(["drew", "straightened", "added-nothing", "discarded", "shown", "deck-renewed"]);

/** Which rule is behind each event: an index into the rules that people read. */
import type { EventRules } from "..";

export const eventRules: EventRules = {
  moved: "QUBE-06",
  reinforced: "QUBE-08",
  doubled: "QUBE-09",
  armed: "QUBE-10",
  hit: "QUBE-13",
  destroyed: "QUBE-13",
  passed: "QUBE-15",
  reentered: "QUBE-16",
  eliminated: "QUBE-16",
  paid: "QUBE-17",
  "turn-ended": "QUBE-17",
  won: "QUBE-18",
};

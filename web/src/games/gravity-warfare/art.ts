/** Colours and little drawings of our own, on a square of 24. */
import type { Card } from "./view";

/** By seat, in the colours that the words name. */
const OWNER = ["#d8434e", "#3f7fe0", "#3c9d57", "#e6b32e", "#8d5bc6", "#e4e0d6"];

export function ownerColour(seat: number): string {
  return OWNER[seat] ?? "#999999";
}

/** What reads on an owner's colour. */
export function ownerInk(seat: number): string {
  return seat === 3 || seat === 5 ? "#1d1a22" : "#ffffff";
}

/** By zone: a tint, and a drawing. A zone of the house's own platform gets the ones of its number. */
export const ZONE_ART: Record<string, { tint: string; path: string; filled?: boolean }> = {
  sun: { tint: "#b8742a", path: "M12 7a5 5 0 1 0 .01 0M12 1v3M12 20v3M1 12h3M20 12h3M4.200 4.200l2.200 2.200M17.600 17.600l2.200 2.200M4.200 19.800l2.200-2.200M17.600 6.400l2.200-2.200" },
  "black-hole": { tint: "#3a2757", path: "M12 8a4 4 0 1 0 .01 0M2 14c3 6 18 5 20-4M22 10c-3-6-18-5-20 4" },
  nebula: { tint: "#7c3f86", path: "M4 15c-3-4 1-8 4-6 1-5 9-5 9 0 5 0 6 7 1 8-3 4-12 3-14-2zM9 13c2 2 5 2 7 0" },
  "red-planet": { tint: "#9c4034", path: "M12 3a9 9 0 1 0 .01 0M7 9a1.500 1.500 0 1 0 .01 0M15 12a2.500 2.500 0 1 0 .01 0M9 16.500a1 1 0 1 0 .01 0" },
  comet: { tint: "#2d6b8f", path: "M17 13a4 4 0 1 0 .01 0M14 14L3 4M13 18L2 12M18 13L11 3" },
  galaxy: { tint: "#34508f", path: "M12 12c0-3 5-3 5 1 0 5-9 6-11 0-2-7 7-11 13-7M12 12c0 3-5 3-5-1 0-5 9-6 11 0 2 7-7 11-13 7" },
  "ringed-planet": { tint: "#3f7a63", path: "M12 6a6 6 0 1 0 .01 0M4.500 15c-5 5 1 5 8 1s12-10 7-11" },
  asteroids: { tint: "#6b6258", path: "M3 9l3-4 5 1 1 4-4 3-4-1zM14 14l4-1 3 3-2 4-5-1zM15 5l2-2 3 1-1 3zM5 17l2-1 2 2-2 3-2-1z" },
  "starboard-cannon": { tint: "#8c3b3b", path: "M3 9h9v6H3zM12 10h9v4h-9zM5 15l-2 4h8l-2-4" },
  "port-cannon": { tint: "#8c3b3b", path: "M21 9h-9v6h9zM12 10H3v4h9zM19 15l2 4h-8l2-4" },
  "launch-deck": { tint: "#2f6f86", path: "M12 2v12M8 6l4-4 4 4M5 11l-2 11h18l-2-11M9 18h6" },
  observatory: { tint: "#4d5a99", path: "M3 20h18M5 20v-4a7 7 0 0 1 14 0v4M12 9l5-5M15 3l3 3" },
  thrusters: { tint: "#a2642a", path: "M5 3h5v7H5zM14 3h5v7h-5zM5 10l-1 5M10 10l1 5M14 10l-1 5M19 10l1 5M7.500 13v8M16.500 13v8" },
  wreck: { tint: "#5f5a55", path: "M3 8l8-5 2 6 8-2-4 8 3 5-8-2-5 4-1-7z" },
  hatch: { tint: "#3f6e63", path: "M12 3a9 9 0 1 0 .01 0M12 8a4 4 0 1 0 .01 0M12 3v5M12 16v5M3 12h5M16 12h5" },
  fuselage: { tint: "#5b6470", path: "M3 6h18v12H3zM3 12h18M9 6v12M15 6v12" },
};

const SPARE_TINTS = ["#3a5f8f", "#6a4a8c", "#2f7468", "#8a5a34", "#7c3f5c", "#4f6b3a", "#45507f", "#7a6a3a"];

export function zoneArt(name: string, index: number): { tint: string; path: string } {
  return ZONE_ART[name] ?? { tint: SPARE_TINTS[index % SPARE_TINTS.length] ?? "#444455", path: "M12 3l9 9-9 9-9-9z" };
}

export type Energy = "challenge" | "event" | "defence" | "wild";

/** What a card is for: its frame's colour and sign. */
export function energyOf(card: Card, teleportAsEvent: boolean): Energy {
  if (["guardian", "wormhole", "you-do-it"].includes(card)) return "defence";
  if (["keep-this", "return-it"].includes(card) || (card === "teleport-it" && teleportAsEvent)) return "event";
  return card === "anti-matter" ? "wild" : "challenge";
}

/** Where a side can be taken by the hand and nowhere else. */
export const TIP = "#c9392f";

export const ENERGY_TONE: Record<Energy, string> = {
  challenge: "#b23a3a",
  event: "#2c7a4b",
  defence: "#2e5e9c",
  wild: "#7a4aa8",
};

export const BLANK_PATH = "M12 2l2.800 6.500 7 .600-5.300 4.700 1.600 7L12 17.100 5.900 20.800l1.600-7L2.200 9.100l7-.600z";

export const HERO_PATHS: Record<string, string> = {
  archivist: "M4 4h7v16H4zM13 4h7v16h-7zM6 8h3M15 8h3M6 12h3M15 12h3",
  climber: "M2 21l8-15 4 7 3-4 5 12zM10 6V2h5l-1.500 1.500L15 5h-5",
  gambler: "M4 4h16v16H4zM8 8h.01M16 8h.01M12 12h.01M8 16h.01M16 16h.01",
  quartermaster: "M3 8l9-5 9 5v9l-9 5-9-5zM3 8l9 5 9-5M12 13v9",
  steady: "M2 13h6l2-2 2 4 2-2h8M12 3v4M9 5h6",
  smuggler: "M4 9h13l-4-5M20 15H7l4 5",
  shieldbearer: "M12 2l8 3v6c0 6-4 9-8 11c-4-2-8-5-8-11V5zM12 2v20M4 10h16",
  phoenix: "M12 21c-6-3-7-9-3-12 0 3 2 3 2 1 0-3 1-6 4-8-1 4 4 6 4 11 0 4-3 7-7 8zM12 21c-2-3 0-5 1-7 2 2 2 5-1 7z",
};

/** Seen from above, nose to the right, on a square of 24. */
export const TROOP_PATHS: Record<string, string> = {
  tank: "M3 5h16v3H3zM3 16h16v3H3zM4 8h13v8H4zM8 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M14 12h9",
  fighter: "M23 12l-9 3-5 8H5l2-8-4-3 4-3-2-8h4l5 8z",
  ship: "M23 12l-4 3-8 2H3l-2-2V9l2-2h8l8 2zM5 10h5v4H5zM14 12h.01",
};

/** The tabs of a table's page. `play` is one on a phone only: at a desk the board is always there. */
export const TABS = ["play", "log", "chat", "rules", "table"] as const;
export type Tab = (typeof TABS)[number];

/** What is heard at a table: events, the end, one's turn, a line of chat. */
import { untrack } from "svelte";
import { settings } from "./settings.svelte";
import type { Showing } from "./showing.svelte";
import { play } from "./sound";
import type { TableState } from "./table-state.svelte";

export function soundsOf(table: TableState, showing: Showing, unread: () => number): void {
  $effect(() => {
    const over = showing.play?.status.kind === "over" && showing.fresh.length > 0;
    if (!settings.sound) return;
    for (const event of showing.fresh) {
      const heard = table.art.sounds[event.kind];
      if (heard) play(heard);
    }
    if (over) play("win");
  });
  $effect(() => {
    if (table.mine && untrack(() => settings.sound)) play("turn");
  });
  $effect(() => {
    if (unread() > 0 && untrack(() => settings.sound)) play("chat");
  });
}

/** Reacting to events once. */
import { untrack } from "svelte";
import type { Said } from "./words";

/**
 * Runs `react` once for each batch of new events. What `react` reads is not watched: a reaction that writes what
 * it also reads (a list of flying cubes) would otherwise run itself again without end.
 */
export function onEvents(events: () => Said[], react: (event: Said) => void): void {
  $effect(() => {
    const batch = events();
    untrack(() => batch.forEach(react));
  });
}

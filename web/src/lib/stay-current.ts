/**
 * A page that was open while the house was brought up to date asks for files that are gone. It is loaded anew, once: nothing is lost by
 * that, and where the files are missing for another reason it does not go on for ever.
 */
import { keep, kept } from "./kept";

const RELOADED = "reloaded at";
const ONCE_IN_MS = 60_000;

export function stayCurrent(reload: () => void = () => location.reload(), now: () => number = Date.now): void {
  addEventListener("vite:preloadError", () => {
    if (now() - (kept<number>(RELOADED) ?? 0) < ONCE_IN_MS) return;
    keep(RELOADED, now());
    reload();
  });
}

/** One's turn is noticed from elsewhere: the icon of the page, and a notification where it is wanted and allowed. */
import { settings } from "./settings.svelte";

const ICON = "/icon.svg";
const ICON_TURN = "/icon-turn.svg";

export function showTurnIcon(turn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = turn ? ICON_TURN : ICON;
  if (link && link.getAttribute("href") !== wanted) link.href = wanted;
}

/** `never` where this browser has no notifications at all. */
export type Allowed = "yes" | "no" | "ask" | "never";

export function noticesAllowed(): Allowed {
  if (typeof Notification === "undefined" || !isSecureContext) return "never";
  return { granted: "yes", denied: "no", default: "ask" }[Notification.permission] as Allowed;
}

/** Asked for on a press, and never otherwise. */
export async function askForNotices(): Promise<Allowed> {
  if (noticesAllowed() === "ask") await Notification.requestPermission();
  const allowed = noticesAllowed();
  settings.turnNotices(allowed === "yes");
  return allowed;
}

/** Says so where the page is not in sight. Says how to take it back. */
export function notify(title: string, body: string, tag: string): () => void {
  if (!settings.notices || noticesAllowed() !== "yes" || document.visibilityState === "visible") return () => {};
  try {
    const notice = new Notification(title, { body, tag, icon: ICON_TURN });
    notice.onclick = () => {
      focus();
      notice.close();
    };
    return () => notice.close();
  } catch {
    // Some phones allow them to service workers only: title, icon and sound are left.
    return () => {};
  }
}

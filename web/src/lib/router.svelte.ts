/** Which page is shown: the lobby, a table, a finished game, the rules of a game. */
export type Route =
  | { page: "lobby" }
  | { page: "setup"; game: string }
  | { page: "table"; code: string }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "replay"; id: string; moment: string }
  | { page: "me" }
  | { page: "nowhere" };

export function readRoute(path: string, hash: string): Route {
  const [first, second, third] = path.split("/").filter((part) => part !== "").map(decodeURIComponent);
  if (first === undefined) return { page: "lobby" };
  if (first === "me" && second === undefined) return { page: "me" };
  if (third !== undefined || second === undefined) return { page: "nowhere" };
  const after = hash.replace(/^#/, "");
  switch (first) {
    case "t":
      return { page: "table", code: second.toLowerCase() };
    case "new":
      return { page: "setup", game: second };
    case "rules":
      return { page: "rules", game: second, rule: after || null };
    case "replays":
      return { page: "replay", id: second, moment: after };
    default:
      return { page: "nowhere" };
  }
}

class Router {
  route = $state.raw<Route>(readRoute(location.pathname, location.hash));

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  /** The same page under another address, not one to come back to. */
  replace(address: string): void {
    history.replaceState(null, "", address);
  }

  #read(): void {
    this.route = readRoute(location.pathname, location.hash);
  }
}

export const router = new Router();

/** A link within the client: followed without a reload, unless it is asked to open elsewhere. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (elsewhere || !(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  router.go(link.pathname + link.hash);
}

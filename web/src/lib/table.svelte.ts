/**
 * A table over its socket: what is shown, what is asked, and coming back by itself after the connection was lost.
 */
import type { Ask, Asked, Hint, Refusal, Told } from "../generated/protocol";
import { api, Refused } from "./api";
import { me } from "./me.svelte";
import type { Wire } from "../games";
import { hello, receive, type LogEntry, type Seen } from "./stream";

/** `lost`: trying again. `ended`: the house said no, and trying again would not help. */
export type Link = "connecting" | "open" | "lost" | "ended";

const WAIT_FIRST_MS = 300;
const WAIT_MOST_MS = 5_000;
/** What is asked while the connection is away waits for it, but not more than this. */
const QUEUE_MAX = 8;
const SAVE_EVERY_MS = 1_000;
/** What comes while a film is shown waits for its end; when more than this waits, the film is too long. */
const LATER_MAX = 64;

const NOT_FOUND = 404;

/** Reasons of the house after which this window does not try again. */
const FINAL = new Set(["many-windows", "many-spectators", "unknown-table", "flooding", "cannot-go-on"]);

export class TableClient {
  readonly code: string;
  seen = $state.raw<Seen | null>(null);
  link = $state<Link>("connecting");
  /** Why it ended. */
  ended = $state.raw<Refusal | null>(null);
  /** What has just happened, to be announced. */
  fresh = $state.raw<LogEntry[]>([]);

  #socket: WebSocket | null = null;
  #asks = new Map<number, (refusal: Refusal | null) => void>();
  #queue: Asked[] = [];
  #request = 1;
  #waitMs = WAIT_FIRST_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #saved = 0;
  #left = false;
  #watchers = new Set<(message: ArrayBuffer) => Promise<void> | void>();
  #hints = new Map<number, Hint[]>();
  #held = 0;
  #later: Told[] = [];

  /** For what is not words. */
  readonly wire: Wire = {
    watch: (hear) => {
      this.#watchers.add(hear);
      return () => this.#watchers.delete(hear);
    },
    send: (bytes) => {
      if (this.link === "open") this.#socket?.send(bytes);
    },
    ask: (ask) => this.ask(ask),
  };

  constructor(code: string) {
    this.code = code;
    this.seen = remembered(code);
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    addEventListener("pagehide", this.#remember);
    this.#connect();
  }

  /** Asks the house for something. Comes back with nothing when it is done, or with why it was not. */
  ask(ask: Ask): Promise<Refusal | null> {
    const asked = { request: this.#request++, ask };
    const answer = new Promise<Refusal | null>((resolve) => this.#asks.set(asked.request, resolve));
    if (this.link === "open") this.#socket?.send(JSON.stringify(asked));
    else if (this.link !== "ended" && this.#queue.length < QUEUE_MAX) this.#queue.push(asked);
    else this.#settle(asked.request, lostRefusal());
    return answer;
  }

  /** Asks what a good player would do. */
  async hint(): Promise<Hint[] | Refusal> {
    const request = this.#request;
    const refusal = await this.ask({ kind: "hint" });
    const hints = this.#hints.get(request) ?? [];
    this.#hints.delete(request);
    return refusal ?? hints;
  }

  leave(): void {
    this.#left = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    removeEventListener("pagehide", this.#remember);
    clearTimeout(this.#retry);
    this.#remember();
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/socket`);
    socket.binaryType = "arraybuffer";
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ request: 0, ask: hello(this.seen) } satisfies Asked));
    socket.onmessage = (message: MessageEvent<string | ArrayBuffer>) => {
      if (message.data instanceof ArrayBuffer) return this.#watch(message.data);
      const told = JSON.parse(message.data) as Told;
      const waits = this.#held > 0 && (told.kind === "update" || told.kind === "said");
      if (waits && this.#later.length < LATER_MAX) return void this.#later.push(told);
      if ("number" in told) this.#catchUp();
      this.#hear(told);
    };
    let opened = false;
    socket.addEventListener("open", () => (opened = true));
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#lose();
      if (!opened) void this.#askWhy();
    };
  }

  /** Frames go to whoever draws them. What they mean for the table is shown when they have been seen. */
  #watch(message: ArrayBuffer): void {
    for (const hear of this.#watchers) {
      const shown = hear(message);
      if (!shown) continue;
      this.#held += 1;
      void shown.finally(() => {
        this.#held -= 1;
        if (this.#held === 0) this.#catchUp();
      });
    }
  }

  #catchUp(): void {
    for (const told of this.#later.splice(0)) this.#hear(told);
  }

  #hear(told: Told): void {
    switch (told.kind) {
      case "done":
        return this.#settle(told.request, null);
      case "refused":
        return this.#settle(told.request, told.refusal);
      case "hints":
        this.#hints.set(told.request, told.hints);
        return this.#settle(told.request, null);
      case "closing":
        if (FINAL.has(told.reason.reason.kind)) {
          this.ended = told.reason;
          this.link = "ended";
        }
        return;
      default: {
        const received = receive(this.seen, told, Date.now());
        if (received.kind === "lost") return this.#startOver();
        this.seen = received.seen;
        if (received.fresh.length > 0) this.fresh = received.fresh;
        if (told.kind === "welcome" || told.kind === "resumed") this.#opened();
        if (Date.now() - this.#saved > SAVE_EVERY_MS) this.#remember();
      }
    }
  }

  #opened(): void {
    this.link = "open";
    this.#waitMs = WAIT_FIRST_MS;
    for (const asked of this.#queue.splice(0)) this.#socket?.send(JSON.stringify(asked));
  }

  /** A message is missing: the next welcome brings everything. */
  #startOver(): void {
    if (this.seen) this.seen = { ...this.seen, stream: "", number: 0 };
    this.#socket?.close();
  }

  #lose(): void {
    const queued = new Set(this.#queue.map((asked) => asked.request));
    for (const request of [...this.#asks.keys()]) {
      if (!queued.has(request)) this.#settle(request, lostRefusal());
    }
    if (this.#left || this.link === "ended") return;
    if (this.link === "open") this.link = "lost";
    this.#retry = setTimeout(() => this.#connect(), this.#waitMs * (0.75 + Math.random() / 2));
    this.#waitMs = Math.min(this.#waitMs * 2, WAIT_MOST_MS);
  }

  /** A browser does not say why a socket was not opened; the same question without a socket does. */
  async #askWhy(): Promise<void> {
    try {
      await me.look();
      await api.table(this.code);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.status !== NOT_FOUND) return;
      clearTimeout(this.#retry);
      this.ended = error.refusal;
      this.link = "ended";
    }
  }

  #hurry = (): void => {
    const waiting = this.#socket?.readyState === WebSocket.CLOSED && !this.#left && this.link !== "ended";
    if (!waiting || document.visibilityState === "hidden") return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  #settle(request: number, refusal: Refusal | null): void {
    this.#asks.get(request)?.(refusal);
    this.#asks.delete(request);
  }

  /** A reload goes on where this tab was, with its log. */
  #remember = (): void => {
    if (!this.seen) return;
    this.#saved = Date.now();
    try {
      sessionStorage.setItem(key(this.code), JSON.stringify(this.seen));
    } catch {
      // Without room, or where storing is forbidden, a reload gets a full view instead.
    }
  };
}

function key(code: string): string {
  return `table ${code}`;
}

function remembered(code: string): Seen | null {
  try {
    return JSON.parse(sessionStorage.getItem(key(code)) ?? "null") as Seen | null;
  } catch {
    return null;
  }
}

function lostRefusal(): Refusal {
  return { message: "the connection was lost", reason: { kind: "connection-lost" } };
}

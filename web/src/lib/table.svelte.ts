/**
 * A table over its socket: what is shown, what is asked, and coming back by itself after the connection was lost.
 */
import type { Ask, Asked, Hint, Refusal, Told } from "../generated/protocol";
import { api, Refused } from "./api";
import { BEAT_MS, Heartbeat } from "./heartbeat";
import { me } from "./me.svelte";
import type { Wire } from "../games";
import { hello, receive, type LogEntry, type Seen } from "./stream";
import { UnderWay } from "./under-way";

/**
 * `quiet`: the socket is open, but nothing is heard. `lost`: trying again. `ended`: the house said no, and trying again would not
 * help.
 */
export type Link = "connecting" | "open" | "quiet" | "lost" | "ended";

const WAIT_FIRST_MS = 300;
const WAIT_MOST_MS = 5_000;
const SAVE_EVERY_MS = 1_000;
/** What comes while a film is shown waits for its end; when more than this waits, the film is too long. */
const LATER_MAX = 64;

const NOT_FOUND = 404;

/** Reasons of the house after which this window does not try again. */
const FINAL = new Set(["many-windows", "many-spectators", "no-spectators", "removed", "unknown-table", "flooding", "cannot-go-on"]);

export class TableClient {
  readonly code: string;
  seen = $state.raw<Seen | null>(null);
  link = $state<Link>("connecting");
  /** Why it ended. */
  ended = $state.raw<Refusal | null>(null);
  /** What has just happened, to be announced. */
  fresh = $state.raw<LogEntry[]>([]);
  /** Is something that this guest does still without an answer? */
  acting = $state(false);

  #socket: WebSocket | null = null;
  #heart = new Heartbeat(Date.now());
  #beating: ReturnType<typeof setInterval>;
  #underWay = new UnderWay();
  /** The number with which all is told that was missed; what is under way is asked again then. */
  #againAt: number | null = null;
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
      if (this.#reaches) this.#socket?.send(bytes);
    },
    ask: (ask) => this.ask(ask),
  };

  constructor(code: string) {
    this.code = code;
    this.seen = remembered(code);
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#quiet);
    document.addEventListener("visibilitychange", this.#hurry);
    addEventListener("pagehide", this.#remember);
    this.#beating = setInterval(() => this.#beat(), BEAT_MS);
    this.#connect();
  }

  /** Is there a socket that may bring what is sent? */
  get #reaches(): boolean {
    return (this.link === "open" || this.link === "quiet") && this.#againAt === null;
  }

  /** Asks the house for something. Comes back with nothing when it is done, or with why it was not. */
  ask(ask: Ask): Promise<Refusal | null> {
    const asked = { request: this.#request++, ask };
    if (this.link === "ended" || this.#underWay.full) return Promise.resolve(lostRefusal());
    const answer = new Promise<Refusal | null>((resolve) => this.#underWay.add(asked, this.seen, resolve));
    this.acting = this.#underWay.acting;
    if (this.#reaches) this.#send(asked);
    return answer;
  }

  #send(asked: Asked): void {
    this.#socket?.send(JSON.stringify(asked));
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
    removeEventListener("offline", this.#quiet);
    clearInterval(this.#beating);
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
    this.#heart = new Heartbeat(Date.now());
    socket.onopen = () => socket.send(JSON.stringify({ request: 0, ask: hello(this.seen) } satisfies Asked));
    socket.onmessage = (message: MessageEvent<string | ArrayBuffer>) => {
      if (this.#socket !== socket) return;
      this.#heard();
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
        if (told.kind === "welcome" || told.kind === "resumed") this.#opened(told.number);
        this.#askAgain();
        if (Date.now() - this.#saved > SAVE_EVERY_MS) this.#remember();
      }
    }
  }

  /** The house goes on from here: what was missed comes first, up to this number. A welcome to another seat is no coming back. */
  #opened(number: number): void {
    if (this.link !== "connecting" && this.link !== "lost") return;
    this.link = "open";
    this.#waitMs = WAIT_FIRST_MS;
    this.#againAt = number;
  }

  #askAgain(): void {
    if (this.#againAt === null || !this.seen || this.seen.number < this.#againAt) return;
    this.#againAt = null;
    for (const asked of this.#underWay.askAgain(this.seen)) this.#send(asked);
    this.acting = this.#underWay.acting;
  }

  #heard(): void {
    this.#heart.heard(Date.now());
    if (this.link === "quiet") this.link = "open";
  }

  /** The machine says that it has no network, or nothing has come for a while. The line may still hold. */
  #quiet = (): void => {
    if (this.link === "open") this.link = "quiet";
  };

  #beat(): void {
    if (!this.#socket || this.link === "ended") return;
    switch (this.#heart.beat(Date.now())) {
      case "ping":
        if (this.#reaches) this.#send({ request: this.#request++, ask: { kind: "ping" } });
        return;
      case "quiet":
        return this.#quiet();
      case "dead":
        return this.#giveUp();
    }
  }

  /** A socket whose other end is gone would take minutes to say so: it is left alone, and another is tried. */
  #giveUp(): void {
    const socket = this.#socket;
    this.#lose();
    socket?.close();
  }

  /** A message is missing: the next welcome brings everything. */
  #startOver(): void {
    if (this.seen) this.seen = { ...this.seen, stream: "", number: 0 };
    this.#socket?.close();
  }

  #lose(): void {
    this.#socket = null;
    this.#againAt = null;
    this.#underWay.lose(lostRefusal());
    if (this.#left || this.link === "ended") this.#underWay.dropAll(lostRefusal());
    this.acting = this.#underWay.acting;
    if (this.#left || this.link === "ended") return;
    if (this.link !== "connecting") this.link = "lost";
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
    if (document.visibilityState === "hidden" || this.#left || this.link === "ended") return;
    if (this.link === "quiet") this.#giveUp();
    if (this.#socket) return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  #settle(request: number, refusal: Refusal | null): void {
    this.#underWay.settle(request, refusal);
    this.acting = this.#underWay.acting;
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

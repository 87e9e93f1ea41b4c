/** What the parts of a table's page need to know, worked out once from what the house has told. */
import { artOf } from "../games";
import { listed, seatNames } from "./names";
import { say, t } from "./settings.svelte";
import type { TableClient } from "./table.svelte";

export class TableState {
  readonly client: TableClient;

  constructor(client: TableClient) {
    this.client = client;
  }

  seen = $derived.by(() => this.client.seen);
  table = $derived.by(() => this.seen?.document.table);
  play = $derived.by(() => this.seen?.document.play ?? null);
  game = $derived.by(() => this.table?.game ?? "");
  art = $derived.by(() => artOf(this.game));
  names = $derived.by(() => (this.table ? seatNames(this.table.seats) : []));
  status = $derived.by(() => this.play?.status);
  must = $derived.by(() => (this.status?.kind === "decision" ? this.status.must : []));
  may = $derived.by(() => (this.status?.kind === "decision" ? this.status.may : []));
  legal = $derived.by(() => this.play?.legal ?? []);
  mySeat = $derived.by(() => this.seen?.you.seat ?? null);
  /** Must this guest act? */
  mine = $derived.by(() => this.mySeat !== null && this.must.includes(this.mySeat));
  /** May this guest do what a host does? Without the host, whoever sits may. */
  hosts = $derived.by(() => !!this.seen && !!this.table && (this.seen.you.host || (this.mySeat !== null && !this.table.host_present)));
  full = $derived.by(() => this.table?.seats.every((seat) => seat.name !== null || seat.bot !== null) ?? false);
  amongBots = $derived.by(() => this.table?.seats.every((seat, index) => index === this.mySeat || seat.bot !== null) ?? false);
  time = $derived.by(() => (this.play?.clock && this.seen ? { clock: this.play.clock, aheadMs: this.seen.clockAheadMs } : null));
  /** The game's events among what has just happened. */
  fresh = $derived.by(() => this.client.fresh.flatMap((entry) => (entry.kind === "event" ? [entry.event] : [])));
  title = $derived.by(() => {
    if (this.mine) return t("turn-yours");
    if (this.mySeat !== null && this.may.includes(this.mySeat) && this.legal.length > 0) return t("turn-may");
    return this.status?.kind === "over" ? t("over-title") : t("turn-of", { names: this.#mustNames(), count: this.must.length });
  });
  /** What is decided now, in words. */
  asked = $derived.by(() => (this.status?.kind === "decision" ? say(this.game, "window", this.status.window, this.names, this.#mustNames(), this.mySeat) : ""));

  #mustNames(): string {
    return listed(this.must.map((seat) => this.names[seat] ?? ""));
  }
}

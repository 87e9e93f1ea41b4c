/** What everyone at a table is called. */
import type { ReplayCard, SeatView } from "../generated/protocol";
import { seatLetter } from "../games";
import { gameText, settings, t } from "./settings.svelte";

export function seatNames(seats: readonly SeatView[]): string[] {
  return seats.map((seat, index) => {
    const letter = seatLetter(index);
    return seat.name ?? (seat.bot ? t("bot-name", { letter }) : t("seat-name", { letter }));
  });
}

export function listed(names: readonly string[]): string {
  return settings.words?.list(names) ?? "";
}

/** In a finished game a bot is told by the name of its kind; people read of it as they did at the table. */
export function replayNames(card: ReplayCard): string[] {
  return card.names.map((name, seat) => (name === "" || gameText("bots", `bot-${name}`) ? t("bot-name", { letter: seatLetter(seat) }) : name));
}

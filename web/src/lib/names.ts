/** What everyone at a table is called. */
import type { ReplayCard, SeatView } from "../generated/protocol";
import { seatLetter } from "../games";
import { gameText, t } from "./settings.svelte";

export function seatNames(seats: readonly SeatView[]): string[] {
  return seats.map((seat, index) => {
    const letter = seatLetter(index);
    return seat.name ?? (seat.bot ? t("bot-name", { letter }) : t("seat-name", { letter }));
  });
}

/** `Ana`, `Ana and Beto`, `Ana, Beto and Clara`. */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  return t("list-two", { first: names.slice(0, -1).join(", "), second: last });
}

/** In a finished game a bot is told by the name of its kind; people read of it as they did at the table. */
export function replayNames(card: ReplayCard): string[] {
  return card.names.map((name, seat) => (name === "" || gameText("bots", `bot-${name}`) ? t("bot-name", { letter: seatLetter(seat) }) : name));
}

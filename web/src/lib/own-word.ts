/** A word of one's own for the seed of the game: with it, nobody at the house could have chosen how the cards lie. */
export function ownWord(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What someone wants to do at a table they have just made, once they are there. */
export type Arrival = "sit" | "begin";

const arrivals = new Map<string, Arrival>();

export function arriveTo(code: string, arrival: Arrival): void {
  arrivals.set(code, arrival);
}

export function takeArrival(code: string): Arrival | null {
  const arrival = arrivals.get(code) ?? null;
  arrivals.delete(code);
  return arrival;
}

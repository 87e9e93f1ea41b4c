/** Equal things in a list are told apart by being the first, the second, …: the others keep their keys when one goes. */
export function keyed<T>(items: readonly T[], name: (item: T) => string): { key: string; item: T }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const kind = name(item);
    const nth = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, nth);
    return { key: `${kind} ${nth}`, item };
  });
}

/** Small things that this browser remembers. Where storing is forbidden it forgets them, and nothing breaks. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`sobremesa ${key}`, JSON.stringify(value));
  } catch {
    // It is only a convenience.
  }
}

export function kept<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(`sobremesa ${key}`) ?? "null") as T | null;
  } catch {
    return null;
  }
}

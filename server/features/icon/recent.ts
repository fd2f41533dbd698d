export interface Recent<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

/** Keeps the `max` last used values, none longer than `life` milliseconds. */
export const keepRecent = <Value>(max: number, life: number, now: () => number = Date.now): Recent<Value> => {
  /** The last used is the last. */
  const kept = new Map<string, { readonly value: Value; readonly until: number }>();
  return {
    get(key) {
      const entry = kept.get(key);
      if (entry === undefined) return undefined;
      kept.delete(key);
      if (entry.until <= now()) return undefined;
      kept.set(key, entry);
      return entry.value;
    },
    set(key, value) {
      kept.delete(key);
      kept.set(key, { value, until: now() + life });
      const [oldest] = kept.keys();
      if (kept.size > max && oldest !== undefined) kept.delete(oldest);
    },
  };
};

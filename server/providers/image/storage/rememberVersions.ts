import type { MediaStorage } from './mediaStorage.ts';

const MANY = 10_000;

/**
 * Remembers versions for `life` milliseconds: for storages that are asked over a network. What other processes write shows that much
 * later; what is written or removed here shows at once.
 */
export const rememberVersions = (storage: MediaStorage, life: number): MediaStorage => {
  const known = new Map<string, { readonly version: string; readonly until: number }>();
  /** Counts changes: an answer that was asked for before one tells what was. */
  let changes = 0;
  const changing = async (key: string, change: () => Promise<void>): Promise<void> => {
    try {
      await change();
    } finally {
      changes += 1;
      known.delete(key);
    }
  };
  return {
    ...storage,
    async version(key) {
      const entry = known.get(key);
      if (entry !== undefined && entry.until > performance.now()) return entry.version;
      known.delete(key);
      const before = changes;
      const version = await storage.version(key);
      if (version !== undefined && before === changes) {
        if (known.size >= MANY) known.clear();
        known.set(key, { version, until: performance.now() + life });
      }
      return version;
    },
    write: (key, picture) => changing(key, () => storage.write(key, picture)),
    remove: (key) => changing(key, () => storage.remove(key)),
  };
};

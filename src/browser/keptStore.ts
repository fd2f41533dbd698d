/** What all tabs of this browser keep, also once they are closed. Storage can be switched off or full: then nothing is kept. */

/** `null` when nothing is kept under that key. */
export const readKept = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** `null` removes it. Whoever wrote remembers it as long as the page lasts. */
export const writeKept = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nothing depends on it.
  }
};

/** Every key under which something is kept. */
export const keptKeys = (): readonly string[] => {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
};

/**
 * What this tab keeps while a page is loaded anew. Storage can be switched off or full: then nothing is kept, and whoever
 * wrote has to remember by itself.
 */

/** `null` when nothing is kept under that key. */
export const readStored = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

/** `null` removes it. */
export const writeStored = (key: string, value: string | null): void => {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Nothing depends on it.
  }
};

/** Every key under which something is kept. */
export const storedKeys = (): readonly string[] => {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
};

/** Whether what is written will be found again. */
export const canStore = (): boolean => {
  try {
    sessionStorage.setItem('probe', '');
    sessionStorage.removeItem('probe');
    return true;
  } catch {
    return false;
  }
};

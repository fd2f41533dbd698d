import { clientIdCookie, endedClientIdCookie } from './clientIdCookie.ts';

/** Under which local storage keeps it (spec.md §3). */
const KEY = 'x-client-id';
/** As the server takes it from the cookie. */
const CLIENT_ID = /^[\w.+-]{8,128}$/;

/** The name that this browser keeps; `null` while it has none. */
export const readClientId = (): string | null => {
  try {
    const kept = localStorage.getItem(KEY);
    return kept !== null && CLIENT_ID.test(kept) ? kept : null;
  } catch {
    return null;
  }
};

export const writeClientId = (clientId: string): void => {
  try {
    localStorage.setItem(KEY, clientId);
  } catch {
    // The cookie may still hold it.
  }
  document.cookie = clientIdCookie(clientId, window.location);
};

/** Leaves nothing of it in this browser. */
export const forgetClientId = (): void => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Then nothing is kept there.
  }
  document.cookie = endedClientIdCookie(window.location);
};

import { createActor, fromPromise, toPromise } from 'xstate';
import { clientIdMachine } from '#machines/clientId/clientIdMachine.ts';
import { clientIdCookie } from '#src/browser/clientIdCookie.ts';
import { inspected } from '#src/browser/inspect.ts';
import { isOptedOut } from '#src/browser/optOut.ts';

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

const writeClientId = (clientId: string): void => {
  try {
    localStorage.setItem(KEY, clientId);
  } catch {
    // The cookie may still hold it.
  }
  document.cookie = clientIdCookie(clientId, window.location);
};

/** What reads the device loads with the first need of it. */
const generateClientId = fromPromise<{ readonly clientId: string }, void>(async () => {
  const fingerprint = await import('#src/browser/fingerprint.ts');
  return fingerprint.generateClientId();
});

/** Gives this browser its name. Resolves without one, too. */
export const nameBrowser = async (): Promise<void> => {
  const actor = createActor(clientIdMachine.provide({ actors: { generateClientId } }), inspected);
  actor.on('clientId.known', ({ clientId }) => writeClientId(clientId));
  actor.start();
  const named = toPromise(actor);
  actor.send({ type: 'page.idle', clientId: readClientId(), isOptedOut: isOptedOut() });
  await named;
};

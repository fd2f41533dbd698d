import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { clientIdMachine } from '#machines/clientId/clientIdMachine.ts';
import { clientIdCookie } from './clientIdCookie.ts';
import { inspected } from './inspect.ts';
import { onceIdle } from './onceIdle.ts';

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

/** Whether the person has told the browser that they do not want to be followed: Global Privacy Control, or Do Not Track. */
export const isOptedOut = (): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';

/** What reads the device loads with the first need of it. */
const generateClientId = fromPromise<{ readonly clientId: string }, void>(async () => {
  const fingerprint = await import('./fingerprint.ts');
  return fingerprint.generateClientId();
});

/** Milliseconds after the page was loaded: reading which fonts there are takes a tenth of a second, and not while somebody takes a first look. */
const LATER = 5000;

/** Gives this browser its name, once the page has nothing else to do. */
export const startClientId = (): ActorRefFrom<typeof clientIdMachine> => {
  const actor = createActor(clientIdMachine.provide({ actors: { generateClientId } }), inspected);
  actor.on('clientId.known', ({ clientId }) => writeClientId(clientId));
  actor.start();
  const find = () => actor.send({ type: 'page.idle', clientId: readClientId(), isOptedOut: isOptedOut() });
  const wait = () => setTimeout(() => onceIdle(find), LATER);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return actor;
};

import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/sessionMachine.ts';
import { userOf } from '#machines/session/sessionSelectors.ts';
import { isAllowed } from '#machines/consent/consentSelectors.ts';
import { readClientId } from '../browser/clientIdStore.ts';
import { consent } from './consent.ts';
import { eventUrl } from './eventUrl.ts';
import { type Noted, trackedIn } from './analyticsEvents.ts';

/** What is on its way outlives the page. Nobody waits for the answer, and nothing is lost that somebody would miss. */
const ask = async (url: string): Promise<void> => {
  try {
    const answer = await fetch(url, { keepalive: true, headers: { accept: 'image/gif' } });
    // What nobody reads keeps its connection.
    await answer.arrayBuffer();
  } catch {
    // As above.
  }
};

/** Resolves when the page goes out of sight, from where it may not come back. */
const untilHidden = (): Promise<void> =>
  new Promise((resolve) => {
    const see = () => {
      if (document.visibilityState !== 'hidden') return;
      document.removeEventListener('visibilitychange', see);
      resolve();
    };
    document.addEventListener('visibilitychange', see);
  });

/** What is told of with an event. */
export interface Told {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  /** Resolves once this browser has its name, or will have none. */
  readonly naming: Promise<void>;
}

/** Resolves, once it can, to what tells the server of what was noted, as long as the person lets it. */
export const startSender = async ({ session, naming }: Told): Promise<(noted: Noted) => void> => {
  await Promise.race([naming, untilHidden()]);
  return (noted) => {
    if (!isAllowed(consent.getSnapshot())) return;
    const tracked = trackedIn(noted);
    if (tracked === null) return;
    const url = eventUrl(tracked, {
      hostname: window.location.hostname,
      browser: navigator,
      screen: window.screen,
      timezoneOffset: new Date(tracked.time).getTimezoneOffset(),
      cookies: document.cookie,
      clientId: readClientId(),
      uid: userOf(session.getSnapshot())?.uid ?? null,
    });
    void ask(url);
  };
};

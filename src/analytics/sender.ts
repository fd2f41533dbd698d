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
export const untilHidden = (): Promise<void> =>
  new Promise((resolve) => {
    const see = () => {
      if (document.visibilityState !== 'hidden') return;
      document.removeEventListener('visibilitychange', see);
      resolve();
    };
    document.addEventListener('visibilitychange', see);
  });

/** Tells the server of what was noted, as long as the person lets it. */
export const createSender =
  (uidOf: () => string | null) =>
  (noted: Noted): void => {
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
      uid: uidOf(),
    });
    void ask(url);
  };

import type { LoaderFunction } from 'react-router';
import { waitFor } from 'xstate';
import { hasLoadFailed, isSignedIn, isUnknown } from '#machines/session/sessionSelectors.ts';
import { readFilter } from '../addresses/exploreAddress.ts';
import { paths } from '../addresses/paths.ts';
import { loadRecentChats } from './recentChatsCode.ts';
import type { Liora } from '../app/liora.ts';

/** Milliseconds that the screen waits for who is there: longer only if the server is slow. */
const TIMEOUT = 1000;

const isDecided = (snapshot: Parameters<typeof isUnknown>[0]): boolean =>
  !isUnknown(snapshot) || hasLoadFailed(snapshot);

/** Has the last conversations of whoever is signed in there when the screen begins; their code is for nobody else. */
const listRecentChats = async (liora: Liora): Promise<void> => {
  try {
    const known = await waitFor(liora.session, isDecided, { timeout: TIMEOUT });
    if (!isSignedIn(known)) return;
    const [{ listedChats }] = await Promise.all([import('./listedChats.ts'), loadRecentChats()]);
    await listedChats(liora);
  } catch {
    // The screen begins without them, and says what is missing.
  }
};

/** Shows the part of the catalogue that the address names, below what somebody goes on with. */
export const openHome =
  (liora: Liora): LoaderFunction =>
  async ({ request }) => {
    const filter = readFilter(new URL(request.url).searchParams);
    const isShown = liora.heldConversations() !== undefined && window.location.pathname === paths.home();
    liora.explore(filter).send({ type: 'filter.changed', filter });
    if (!isShown) await listRecentChats(liora);
    return null;
  };

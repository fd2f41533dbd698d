import type { ReactNode } from 'react';
import { NO_FILTER } from '#machines/explore/exploreMachine.ts';
import { GoOn } from '#src/screens/home/GoOn.tsx';
import { GoOnSkeleton } from '#src/screens/home/GoOnSkeleton.tsx';
import { explore, list, offline, session } from './actors.ts';
import { comingBack, user } from './samples.ts';
import { signedIn, homeWith, homeOf, home } from './frames.tsx';

/** The catalogue, and what stands above it. */
export const homeScenes: Readonly<Record<string, () => ReactNode>> = {
  home: () => home({ ready: 'idle' }),
  'home-signed-in': () => homeOf(signedIn(), { ready: 'idle' }, { filter: { ...NO_FILTER, tag: 'calm' } }),
  'home-going-on': () =>
    homeWith(
      signedIn(),
      explore({ ready: 'idle' }),
      <GoOn conversations={list('ready', { conversations: comingBack })} hero={null} />,
    ),
  'home-going-on-loading': () => homeWith(signedIn(), explore({ ready: 'idle' }), <GoOnSkeleton />),
  'home-going-on-failed': () =>
    homeWith(
      signedIn(),
      explore({ ready: 'idle' }),
      <GoOn conversations={list('failed', { conversations: [], failure: offline })} hero={null} />,
    ),
  'home-unknown': () => homeOf(session({ failed: 'waiting' }, { tries: 1 }), { ready: 'idle' }),
  'home-outdated': () =>
    homeOf(session({ failed: 'paused' }, { user, userInfoCode: 0, tries: 1, isOnline: false }), { ready: 'idle' }),
  'home-loading': () => home('loading', { featured: [], tags: [], characters: [] }),
  'home-failed': () => home('failed', { featured: [], tags: [], characters: [], failure: offline }),
  'home-empty': () =>
    home({ ready: 'idle' }, { filter: { ...NO_FILTER, tag: 'bold' }, characters: [], nextCursor: null }),
  'home-more-failed': () => home({ ready: 'moreFailed' }, { failure: offline }),
  'home-loading-more': () => home({ ready: 'loadingMore' }),
  'home-choosing': () => home({ ready: 'choosing' }, { filter: { ...NO_FILTER, tag: 'calm' } }),
  'home-found': () =>
    home({ ready: 'idle' }, { filter: { ...NO_FILTER, query: 'lihgthouse', origin: 'ugc', sort: 'new' } }),
  'home-near': () =>
    home({ ready: 'idle' }, { filter: { ...NO_FILTER, query: 'lighthouse jazz' }, near: 'lighthouse jazz' }),
  'home-nobody': () =>
    home({ ready: 'idle' }, { filter: { ...NO_FILTER, query: 'xylophone' }, characters: [], nextCursor: null }),
  'home-choosing-failed': () =>
    home({ ready: 'choosingFailed' }, { filter: { ...NO_FILTER, query: 'calm' }, failure: offline }),
};

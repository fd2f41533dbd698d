import { paths } from './paths.ts';

/** What lies behind an address, for whoever is told where they were going. */
export type Place = 'conversation' | 'conversations' | 'profile' | 'pictures' | 'characters' | 'generator' | 'settings';

const conversation = /^\/ai-girlfriend\/(?:chat\/)?([^/]+)\/?$/;

const pathnameOf = (path: string): string => new URL(path, 'http://liora.invalid').pathname;

/** Whose conversation an address shows; undefined for any other. */
export const conversationIn = (path: string): string | undefined => conversation.exec(pathnameOf(path))?.[1];

const places: readonly (readonly [prefix: string, place: Place])[] = [
  [paths.profile(''), 'profile'],
  [paths.conversations(), 'conversations'],
  [paths.imageGenerator(), 'pictures'],
  [paths.images(), 'pictures'],
  [paths.generator(), 'generator'],
  [paths.newCharacter(), 'generator'],
  [paths.characters(), 'characters'],
  [paths.settings(), 'settings'],
];

/** `null` where there is no word for it. */
export const placeIn = (path: string): Place | null => {
  if (conversationIn(path) !== undefined) return 'conversation';
  const pathname = pathnameOf(path);
  return places.find(([prefix]) => pathname.startsWith(prefix))?.[1] ?? null;
};

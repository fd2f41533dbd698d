/** What is known of a request before it is made. */
export interface Asked {
  readonly method: string;
  /** As `Request.mode`. */
  readonly mode: string;
  readonly url: string;
  readonly hasRange: boolean;
}

/**
 * Where a request is answered from. `network`: as if there were no worker. `page`: from the network, and by the offline page
 * where that fails. `cache`: a part of the offline page.
 */
export type Route = 'network' | 'page' | 'cache';

/** Where the parts of the offline page are. Nothing else is ever kept. */
export const OFFLINE_FOLDER = '/offline/';
export const OFFLINE_PAGE = `${OFFLINE_FOLDER}index.html`;

/** Addresses that are never those of screens: what the server answers itself, and files by their ending. */
const NO_SCREEN = /^\/(?:api|session|images|dev|operator|assets|builds)\/|\.[a-z0-9]+$/i;

/** Where a request of the site at `origin` is answered from. */
export const routeOf = ({ method, mode, url, hasRange }: Asked, origin: string): Route => {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || hasRange) return 'network';
  if (pathname.startsWith(OFFLINE_FOLDER)) return 'cache';
  return mode === 'navigate' && !NO_SCREEN.test(pathname) ? 'page' : 'network';
};

/** Whether an answer comes from somebody who stands before a server that is away, or from one that is about to go. */
export const isAway = (status: number): boolean => status === 502 || status === 503 || status === 504;

const PREFIX = 'offline-';

/** The cache of a build. */
export const cacheOf = (buildId: string): string => PREFIX + buildId;

/** Those of `caches` that another build has left. */
export const leftBehind = (caches: readonly string[], buildId: string): string[] =>
  caches.filter((name) => name.startsWith(PREFIX) && name !== cacheOf(buildId));

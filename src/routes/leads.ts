import { type createBrowserRouter, redirect, replace } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

/** Where the browser is, which need not be what the router shows. */
export const currentPath = (): string => window.location.pathname + window.location.search;

/** For a browser that is about to leave: nothing comes after. */
const never = new Promise<never>(() => undefined);

/** Leads people on from an address that they want to see. */
export interface Leads {
  /**
   * Whether the browser is at an address that nothing shows yet: it was loaded, or come back to. Else a link was
   * followed, and the browser is still where it was.
   */
  readonly isArrival: () => boolean;
  /** The fragment of an address that is on its way, which its request does not carry. */
  readonly fragmentOf: (path: string) => string;
  /** A response to throw that leads to `path` of this site. */
  readonly to: (path: string) => Response;
  /** Leaves for `url`, and never goes on. */
  readonly away: (url: string) => Promise<never>;
}

/**
 * Leads that keep the way back: an address that leads on stays out of the history, where going back to it would only
 * lead on again, and the screen before it stays in. `follow` makes them know what the router shows.
 */
export const createLeads = (): Leads & { readonly follow: (router: Router) => void } => {
  let shown: string | null = null;
  let followed: Router | undefined;
  const isArrival = (): boolean => shown !== currentPath();
  const see = ({ initialized, location, navigation }: Router['state']): void => {
    if (initialized && navigation.state === 'idle') shown = location.pathname + location.search;
  };
  return {
    isArrival,
    fragmentOf(path) {
      const { pathname, search, hash } = followed?.state.navigation.location ?? window.location;
      return pathname + search === path ? hash : '';
    },
    to: (path) => (isArrival() ? replace(path) : redirect(path)),
    away(url) {
      if (isArrival()) window.location.replace(url);
      else window.location.assign(url);
      return never;
    },
    follow(router) {
      followed = router;
      see(router.state);
      router.subscribe(see);
    },
  };
};

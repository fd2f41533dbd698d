import { createBrowserRouter, matchPath } from 'react-router';
import type { Liora } from '../app/liora.ts';
import { readFilter } from '../addresses/exploreAddress.ts';
import { paths } from '../addresses/paths.ts';
import { reloadGuardOf } from '../flows/reloadGuard.ts';
import { mendLateBy } from '../ui/late.ts';
import { createLeads } from './leads.ts';
import { reloadBefore, reloadFor } from './reloads.ts';
import { routesOf } from './routes.tsx';
import { keepSaidToast } from './sayToast.ts';
import type { Lazy } from './screenRoute.ts';

/** The catalogue is on its way while the guard still asks who is there. */
const beginExplore = (liora: Liora): void => {
  const { pathname, search } = window.location;
  if (pathname === paths.home()) liora.explore(readFilter(new URLSearchParams(search)));
};

/** So is the code of the screen of this address; a failure is met again by who needs it. */
const beginScreen = (path: string, lazy: Lazy): void => {
  if (matchPath(path, window.location.pathname) !== null) lazy().catch(() => undefined);
};

/** Shows every address of the application. A `pause` comes between its steps. */
export const createRouter = async (liora: Liora, pause: () => Promise<void> = () => Promise.resolve()) => {
  beginExplore(liora);
  await pause();
  const leads = createLeads();
  const reloads = reloadGuardOf(document, (path) => {
    keepSaidToast();
    void leads.away(path);
  });
  await pause();
  const wantedPath = (): string => {
    const { pathname, search } = router.state.navigation.location ?? window.location;
    return pathname + search;
  };
  mendLateBy(() => reloads.fail(wantedPath()));
  const orReload = reloadFor(reloads, wantedPath);
  const router = createBrowserRouter(
    routesOf({
      liora,
      leads,
      first: reloadBefore(reloads),
      lazily(path, lazy) {
        beginScreen(path, lazy);
        return orReload(lazy);
      },
    }),
  );
  leads.follow(router);
  return router;
};
export type Router = Awaited<ReturnType<typeof createRouter>>;

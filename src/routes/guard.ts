import { type MiddlewareFunction, redirect, replace } from 'react-router';
import { waitFor } from 'xstate';
import { decisionFor, isSuperseded } from '#machines/routeGuard/routeGuardSelectors.ts';
import type { Liora } from '../liora.ts';
import { paths } from '../paths.ts';

const here = (): string => window.location.pathname + window.location.search;

const pathOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
};

/** For a browser that is about to leave: nothing comes after. */
const never = new Promise<never>(() => undefined);

/**
 * Does what the route guard decides: lets people through, leads them on by the server's rules, or asks for what is
 * missing where they are.
 */
export const guard =
  ({ routeGuard }: Liora, requiresSignIn: boolean): MiddlewareFunction =>
  async ({ request }, next) => {
    const path = pathOf(request);
    routeGuard.send({ type: 'route.wanted', path, requiresSignIn, isCurrent: path === here() });
    const snapshot = await waitFor(
      routeGuard,
      (state) => decisionFor(path)(state) !== null || isSuperseded(path)(state),
    );
    const decision = decisionFor(path)(snapshot);
    switch (decision?.kind) {
      case 'allow':
        return next();
      case 'home':
        throw redirect(paths.home());
      case 'redirect':
        throw replace(decision.path);
      case 'leave':
        window.location.replace(decision.url);
        return never;
      case 'stay':
      case undefined:
        // What a third party said is taken once; entered again it would lead here again, round and round.
        throw window.location.pathname === paths.userRedirect() ? redirect(paths.home()) : replace(here());
    }
  };

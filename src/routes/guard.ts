import { type MiddlewareFunction, replace } from 'react-router';
import { waitFor } from 'xstate';
import { decisionFor, isSuperseded } from '#machines/routeGuard/routeGuardSelectors.ts';
import type { Liora } from '../app/liora.ts';
import { paths } from '../addresses/paths.ts';
import { currentPath, type Leads } from './leads.ts';

const pathOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
};

/**
 * Does what the route guard decides: lets people through, leads them on by the server's rules, or asks for what is
 * missing where they are.
 */
export const guard =
  ({ routeGuard }: Liora, leads: Leads, requiresSignIn: boolean): MiddlewareFunction =>
  async ({ request }, next) => {
    const asked = pathOf(request);
    const path = asked + leads.fragmentOf(asked);
    // Who has arrived has nowhere to stay.
    const isCurrent = leads.isArrival() || asked === currentPath();
    routeGuard.send({ type: 'route.wanted', path, requiresSignIn, isCurrent });
    const snapshot = await waitFor(
      routeGuard,
      (state) => decisionFor(path)(state) !== null || isSuperseded(path)(state),
    );
    const decision = decisionFor(path)(snapshot);
    switch (decision?.kind) {
      case 'allow':
        return next();
      case 'home':
        throw leads.to(paths.home());
      case 'redirect':
        throw leads.to(decision.path);
      case 'leave':
        return leads.away(decision.url);
      case 'stay':
      case undefined:
        // What a third party said is taken once; entered again it would lead here again, round and round.
        throw replace(
          window.location.pathname === paths.userRedirect() ? paths.home() : currentPath() + window.location.hash,
        );
    }
  };

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

/** Lets people through who are signed in and set up; asks the others for what is missing where they are. */
export const requireSignIn =
  ({ routeGuard }: Liora): MiddlewareFunction =>
  async ({ request }, next) => {
    const path = pathOf(request);
    routeGuard.send({ type: 'route.wanted', path, requiresSignIn: true, isCurrent: path === here() });
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
      case 'stay':
      case undefined:
        throw replace(here());
    }
  };

/** Below this width the conversation has the window to itself. */
const WIDE = '(min-width: 1024px)';
export const wideWindow = window.matchMedia(WIDE);

/** Sends each conversation to the address that fits the window: with the list beside it, or alone. */
export const chatDeviceRedirect: MiddlewareFunction = ({ request, params }, next) => {
  const characterId = params['characterId'];
  if (characterId === undefined) return next();
  const fitting = wideWindow.matches ? paths.conversation(characterId) : paths.conversationAlone(characterId);
  const { pathname, search } = new URL(request.url);
  if (pathname !== fitting) throw replace(fitting + search);
  return next();
};

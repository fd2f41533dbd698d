import type { SetupErrNo } from '#contract/errNo.ts';
import type { ScreenFlow } from '#machines/app/screenFlow.ts';
import { path } from './model.ts';

export const code = (number: number, isTold = false) =>
  ({ type: 'code.received', errNo: number, path, isTold }) as const;
export const at = (
  front: 'auth' | 'setup' | null,
  setupErrNo: SetupErrNo | null = null,
  flows: readonly ScreenFlow[] = [],
  isUserLeaving = false,
  holdsRetries = false,
) =>
  ({
    value: 'working',
    context: { redirectPath: '/settings', choice: null, front, setupErrNo, flows, isUserLeaving, holdsRetries },
  }) as const;
export const working = at(null);
export const signingIn = at('auth');
/** What the app begins with. */
export const owned = [
  { id: 'session', input: undefined },
  { id: 'auth', input: undefined },
  { id: 'setup', input: undefined },
  { id: 'purchase', input: { choice: null } },
  { id: 'routeGuard', input: { redirectPath: '/settings' } },
  { id: 'routeRules', input: undefined },
  { id: 'identityProviders', input: undefined },
  { id: 'relaySession', input: { of: 'session' } },
  { id: 'relayAuth', input: { of: 'auth' } },
  { id: 'relaySetup', input: { of: 'setup' } },
  { id: 'relayPurchase', input: { of: 'purchase' } },
  { id: 'relayRouteGuard', input: { of: 'routeGuard' } },
  { id: 'relayRouteRules', input: { of: 'routeRules' } },
] as const;
export const workingOn = (setupErrNo: SetupErrNo) => at('setup', setupErrNo);

/** Other tabs are to be told. */
export const renewed = { type: 'session.renewed' } as const;
export const signInNeeded = { type: 'signIn.needed' } as const;
export const refresh = { to: 'session', event: { type: 'session.refreshRequested' } };
export const openAuth = { to: 'auth', event: { type: 'auth.opened', view: 'signIn', presentation: 'modal' } };
export const openForgotPassword = {
  to: 'auth',
  event: { type: 'auth.opened', view: 'forgotPassword', presentation: 'modal' },
};
export const closeAuth = { to: 'auth', event: { type: 'auth.closed' } };
export const closeSetup = { to: 'setup', event: { type: 'setup.dismissed' } };
export const openSetup = (errNo: number) => ({ to: 'setup', event: { type: 'setup.required', errNo } });
export const dropRedirect = { to: 'routeGuard', event: { type: 'redirect.dropped' } };
export const hear = (errNo: number) => ({ to: 'session', event: { type: 'code.heard', errNo } });
export const openPurchase = (view: 'subscriptions' | 'tokens') => ({
  to: 'purchase',
  event: { type: 'purchase.opened', view, presentation: 'modal', returnPath: path },
});
export const cover = { to: 'purchase', event: { type: 'purchase.covered' } };
export const closePurchase = { to: 'purchase', event: { type: 'purchase.closed' } };
export const refusePurchase = { to: 'purchase', event: { type: 'account.refused' } };
export const tellPurchase = (isReady: boolean) => ({ to: 'purchase', event: { type: 'account.known', isReady } });
export const tellGuard = (isSignedIn: boolean) => ({ to: 'routeGuard', event: { type: 'session.known', isSignedIn } });

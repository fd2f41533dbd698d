import { assign, emit, sendTo, setup } from 'xstate';
import { errNo, type SetupErrNo, setupErrNos } from '#contract/errNo.ts';
import { authMachine } from '#machines/auth/authMachine.ts';
import type { AuthEmitted, AuthEvent } from '#machines/auth/authSetup.ts';
import { identityProvidersMachine } from '#machines/identityProviders/identityProvidersMachine.ts';
import type { PasswordResetEmitted } from '#machines/passwordReset/passwordResetMachine.ts';
import { purchaseMachine } from '#machines/purchase/purchaseMachine.ts';
import type { Choice, PurchaseEmitted, PurchaseEvent, PurchaseView } from '#machines/purchase/purchaseSetup.ts';
import {
  type RouteGuardEmitted,
  type RouteGuardEvent,
  routeGuardMachine,
} from '#machines/routeGuard/routeGuardMachine.ts';
import { type RouteRulesEmitted, routeRulesMachine } from '#machines/routeRules/routeRulesMachine.ts';
import { type SessionEmitted, type SessionEvent, sessionMachine } from '#machines/session/sessionMachine.ts';
import { type SetupEmitted, type SetupEvent, setupMachine } from '#machines/setup/setupMachine.ts';
import { relay } from './relay.ts';

export interface AppInput {
  /** Kept from before the page was loaded; `null` when there is none. */
  redirectPath: string | null;
  /** What was being bought before the page was loaded; `null` when nothing was. */
  choice: Choice | null;
}

export type AppEvent =
  /** Any answer of the server with a nonzero `errNo`, and the path of this site where the person is. */
  | { type: 'code.received'; errNo: number; path: string }
  | SessionEmitted
  | AuthEmitted
  | PurchaseEmitted
  | SetupEmitted
  | RouteGuardEmitted
  | RouteRulesEmitted
  | PasswordResetEmitted
  /** The person ended all sessions, or the account. */
  | { type: 'account.left' };

export type AppEmitted =
  /** Go there now, and tell the route guard `redirect.taken`. */
  | { type: 'redirect.ready'; path: string }
  /** The person signed out: nothing guarded may stay on the screen. */
  | { type: 'session.ended' }
  /** Tell the person; the screen words it. */
  | { type: 'toast.wanted'; toast: 'signOutFailed' | 'alreadySubscribed' }
  /** The browser shall leave for another site. */
  | { type: 'navigation.wanted'; url: string }
  /** What was bought is there: back to where the person was. */
  | { type: 'return.wanted'; path: string }
  /** An answer's code that nothing here handles. */
  | { type: 'code.unhandled'; errNo: number };

export interface AppContext extends AppInput {
  /** Which of the two asks the person for something now, or did last. */
  front: 'auth' | 'setup' | null;
  /** What the account still needs, by the last answer that told; `null` when it is set up, signed out or not known. */
  setupErrNo: SetupErrNo | null;
}

const types: { context?: AppContext; events?: AppEvent; emitted?: AppEmitted; input?: AppInput } = {};

/** What `session.changed` tells. */
interface Session {
  isSignedIn: boolean;
  errNo: number;
}

const isSetupErrNo = (code: number): code is SetupErrNo => setupErrNos.some((setupErrNo) => setupErrNo === code);

const authInFront = { type: 'setFront', params: { front: 'auth' } } as const;
const setupInFront = { type: 'setFront', params: { front: 'setup' } } as const;

/**
 * Owns the flows that outlive a screen, and is the only one that lets them act on each other. Never are two modals open:
 * one is closed before another opens. When a flow breaks, nothing is left to rely on, and the edge shows the error screen.
 */
export const appMachine = setup({
  types,
  actors: {
    session: sessionMachine,
    auth: authMachine,
    setup: setupMachine,
    purchase: purchaseMachine,
    routeGuard: routeGuardMachine,
    routeRules: routeRulesMachine,
    identityProviders: identityProvidersMachine,
    relaySession: relay,
    relayAuth: relay,
    relaySetup: relay,
    relayPurchase: relay,
    relayRouteGuard: relay,
    relayRouteRules: relay,
  },
  guards: {
    isNotSignedIn: (_, code: { errNo: number }) => code.errNo === errNo.notSignedIn,
    isSetupErrNo: (_, code: { errNo: number }) => isSetupErrNo(code.errNo),
    isSettingUp: (_, session: Session) => session.isSignedIn && isSetupErrNo(session.errNo),
    isSignedIn: (_, session: Session) => session.isSignedIn,
    isSetupOutdated: ({ context }, code: { errNo: number }) =>
      context.setupErrNo !== null && code.errNo === errNo.forbidden,
    isAlreadySubscribed: (_, code: { errNo: number }) => code.errNo === errNo.alreadySubscribed,
    isSubscriptionNeeded: (_, code: { errNo: number }) => code.errNo === errNo.subscriptionNeeded,
    isTokensNeeded: (_, code: { errNo: number }) => code.errNo === errNo.tokensNeeded,
    isFront: ({ context }, { front }: Pick<AppContext, 'front'>) => context.front === front,
    hasSetupErrNo: ({ context }) => context.setupErrNo !== null,
  },
  actions: {
    refreshSession: sendTo('session', { type: 'session.refreshRequested' } satisfies SessionEvent),
    signOut: sendTo('session', { type: 'session.signOutRequested' } satisfies SessionEvent),
    updateSession: sendTo('session', (_, event: SessionEvent) => event),
    openAuth: sendTo('auth', { type: 'auth.opened', view: 'signIn', presentation: 'modal' } satisfies AuthEvent),
    openForgotPassword: sendTo('auth', {
      type: 'auth.opened',
      view: 'forgotPassword',
      presentation: 'modal',
    } satisfies AuthEvent),
    askForProviders: sendTo('identityProviders', { type: 'providers.wanted' }),
    setFront: assign({ front: (_, { front }: Pick<AppContext, 'front'>) => front }),
    openPurchase: sendTo('purchase', (_, { view, path }: { view: PurchaseView; path: string }): PurchaseEvent => ({
      type: 'purchase.opened',
      view,
      presentation: 'modal',
      returnPath: path,
    })),
    closePurchase: sendTo('purchase', { type: 'purchase.closed' } satisfies PurchaseEvent),
    coverPurchase: sendTo('purchase', { type: 'purchase.covered' } satisfies PurchaseEvent),
    refusePurchase: sendTo('purchase', { type: 'account.refused' } satisfies PurchaseEvent),
    tellPurchase: sendTo('purchase', (_, { isReady }: { isReady: boolean }): PurchaseEvent => ({
      type: 'account.known',
      isReady,
    })),
    closeAuth: sendTo('auth', { type: 'auth.closed' } satisfies AuthEvent),
    closeSetup: sendTo('setup', { type: 'setup.dismissed' } satisfies SetupEvent),
    keepSetupErrNo: assign({
      setupErrNo: ({ context }, code: { errNo: number }) =>
        isSetupErrNo(code.errNo) ? code.errNo : context.setupErrNo,
    }),
    forgetSetupErrNo: assign({ setupErrNo: null }),
    openSetup: sendTo('setup', ({ context }) => ({ type: 'setup.required', errNo: context.setupErrNo })),
    tellGuard: sendTo('routeGuard', (_, { isSignedIn }: { isSignedIn: boolean }): RouteGuardEvent => ({
      type: 'session.known',
      isSignedIn,
    })),
    tellRules: sendTo('routeGuard', (_, event: RouteGuardEvent) => event),
    dropRedirect: sendTo('routeGuard', { type: 'redirect.dropped' } satisfies RouteGuardEvent),
    tellRedirect: emit((_, { path }: { path: string }) => ({ type: 'redirect.ready' as const, path })),
    tellSessionEnded: emit({ type: 'session.ended' }),
    tellSignOutFailed: emit({ type: 'toast.wanted', toast: 'signOutFailed' }),
    tellAlreadySubscribed: emit({ type: 'toast.wanted', toast: 'alreadySubscribed' }),
    tellNavigation: emit((_, { url }: { url: string }) => ({ type: 'navigation.wanted' as const, url })),
    tellReturn: emit((_, { path }: { path: string }) => ({ type: 'return.wanted' as const, path })),
    tellUnhandled: emit((_, code: { errNo: number }) => ({ type: 'code.unhandled' as const, errNo: code.errNo })),
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => ({ ...input, front: null, setupErrNo: null }),
  invoke: [
    { id: 'session', src: 'session', systemId: 'session', onError: '.broken' },
    { id: 'auth', src: 'auth', systemId: 'auth', onError: '.broken' },
    { id: 'setup', src: 'setup', systemId: 'setup', onError: '.broken' },
    {
      id: 'purchase',
      src: 'purchase',
      systemId: 'purchase',
      input: ({ context }) => ({ choice: context.choice }),
      onError: '.broken',
    },
    {
      id: 'routeGuard',
      src: 'routeGuard',
      systemId: 'routeGuard',
      input: ({ context }) => ({ redirectPath: context.redirectPath }),
      onError: '.broken',
    },
    { id: 'routeRules', src: 'routeRules', systemId: 'routeRules', onError: '.broken' },
    { id: 'identityProviders', src: 'identityProviders', onError: '.broken' },
    { id: 'relaySession', src: 'relaySession', input: { of: 'session' }, onError: '.broken' },
    { id: 'relayAuth', src: 'relayAuth', input: { of: 'auth' }, onError: '.broken' },
    { id: 'relaySetup', src: 'relaySetup', input: { of: 'setup' }, onError: '.broken' },
    { id: 'relayPurchase', src: 'relayPurchase', input: { of: 'purchase' }, onError: '.broken' },
    { id: 'relayRouteGuard', src: 'relayRouteGuard', input: { of: 'routeGuard' }, onError: '.broken' },
    { id: 'relayRouteRules', src: 'relayRouteRules', input: { of: 'routeRules' }, onError: '.broken' },
  ],
  initial: 'working',
  states: {
    working: {
      on: {
        'code.received': [
          {
            guard: { type: 'isNotSignedIn', params: ({ event }) => event },
            actions: ['forgetSetupErrNo', 'refreshSession', authInFront, 'coverPurchase', 'closeSetup', 'openAuth'],
          },
          {
            guard: { type: 'isSetupErrNo', params: ({ event }) => event },
            actions: [
              { type: 'keepSetupErrNo', params: ({ event }) => event },
              setupInFront,
              'coverPurchase',
              'closeAuth',
              'openSetup',
            ],
          },
          {
            guard: { type: 'isSubscriptionNeeded', params: ({ event }) => event },
            actions: [
              'closeAuth',
              'closeSetup',
              { type: 'openPurchase', params: ({ event }) => ({ view: 'subscriptions', path: event.path }) },
            ],
          },
          {
            guard: { type: 'isTokensNeeded', params: ({ event }) => event },
            actions: [
              'closeAuth',
              'closeSetup',
              { type: 'openPurchase', params: ({ event }) => ({ view: 'tokens', path: event.path }) },
            ],
          },
          // What setup asks for was stored by a submit whose answer nobody waited for.
          { guard: { type: 'isSetupOutdated', params: ({ event }) => event }, actions: 'refreshSession' },
          {
            guard: { type: 'isAlreadySubscribed', params: ({ event }) => event },
            actions: 'tellAlreadySubscribed',
          },
          { actions: { type: 'tellUnhandled', params: ({ event }) => event } },
        ],
        'session.changed': [
          {
            guard: { type: 'isSettingUp', params: ({ event }) => event },
            actions: [
              { type: 'keepSetupErrNo', params: ({ event }) => event },
              { type: 'tellGuard', params: { isSignedIn: false } },
              setupInFront,
              { type: 'tellPurchase', params: { isReady: false } },
              'coverPurchase',
              'closeAuth',
              'openSetup',
            ],
          },
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event },
            actions: [
              'forgetSetupErrNo',
              { type: 'tellGuard', params: { isSignedIn: true } },
              'closeAuth',
              'closeSetup',
              { type: 'tellPurchase', params: { isReady: true } },
            ],
          },
          {
            actions: [
              'forgetSetupErrNo',
              { type: 'tellGuard', params: { isSignedIn: false } },
              'closeSetup',
              { type: 'tellPurchase', params: { isReady: false } },
            ],
          },
        ],
        'session.ended': { actions: ['closePurchase', 'dropRedirect', 'tellSessionEnded'] },
        'session.signOutFailed': { actions: 'tellSignOutFailed' },
        'auth.succeeded': { actions: 'refreshSession' },
        'container.opened': { actions: 'askForProviders' },
        'authURL.received': {
          actions: { type: 'tellNavigation', params: ({ event }) => ({ url: event.authURL }) },
        },
        'auth.dismissed': {
          guard: { type: 'isFront', params: { front: 'auth' } },
          actions: 'refusePurchase',
        },
        'setup.left': { guard: { type: 'isFront', params: { front: 'setup' } }, actions: 'refusePurchase' },
        'account.needed': [
          { guard: 'hasSetupErrNo', actions: [setupInFront, 'closeAuth', 'openSetup'] },
          { actions: [authInFront, 'closeSetup', 'openAuth'] },
        ],
        'account.changed': { actions: 'refreshSession' },
        'navigation.wanted': { actions: { type: 'tellNavigation', params: ({ event }) => event } },
        'purchase.finished': {
          actions: { type: 'tellReturn', params: ({ event }) => ({ path: event.order.returnPath }) },
        },
        'password.reset': { actions: 'refreshSession' },
        'resetMail.wanted': {
          actions: [authInFront, 'coverPurchase', 'closeSetup', 'closeAuth', 'openForgotPassword'],
        },
        'account.left': {
          actions: [
            'forgetSetupErrNo',
            'closeAuth',
            'closeSetup',
            'closePurchase',
            'dropRedirect',
            'refreshSession',
            'tellSessionEnded',
          ],
        },
        'user.updated': { actions: { type: 'updateSession', params: ({ event }) => event } },
        'setup.signOutRequested': { actions: 'signOut' },
        'signIn.needed': [
          { guard: 'hasSetupErrNo', actions: [setupInFront, 'coverPurchase', 'closeAuth', 'openSetup'] },
          { actions: [authInFront, 'coverPurchase', 'closeSetup', 'openAuth'] },
        ],
        'rules.known': { actions: { type: 'tellRules', params: ({ event }) => event } },
        'redirect.ready': { actions: { type: 'tellRedirect', params: ({ event }) => event } },
      },
    },
    broken: { type: 'final' },
  },
});

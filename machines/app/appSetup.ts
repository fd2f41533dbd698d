import { type ActionArgs, type AnyActorLogic, assign, emit, enqueueActions, sendTo, setup, spawnChild } from 'xstate';
import { errNo, type SetupErrNo, setupErrNos } from '#contract/errNo.ts';
import { authMachine } from '#machines/auth/authMachine.ts';
import type { AuthEmitted, AuthEvent } from '#machines/auth/authSetup.ts';
import type { EmailChangeEmitted } from '#machines/emailChange/emailChangeMachine.ts';
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
import {
  type EndCause,
  type SessionEmitted,
  type SessionEvent,
  sessionMachine,
} from '#machines/session/sessionMachine.ts';
import { type SetupEmitted, type SetupEvent, setupMachine } from '#machines/setup/setupMachine.ts';
import { consequenceFor } from './consequences.ts';
import { relay } from './relay.ts';
import { type FlowTold, type FlowWanted, relayOf, type ScreenFlow, type ScreenFlowEvent } from './screenFlow.ts';

export interface AppInput {
  /** Kept from before the page was loaded; `null` when there is none. */
  redirectPath: string | null;
  /** What was being bought before the page was loaded; `null` when nothing was. */
  choice: Choice | null;
}

export type AppEvent =
  /**
   * Any answer of the server with a nonzero `errNo`, the path of this site where the person is, and whether who asked tells the person about it,
   * as forms do.
   */
  | { type: 'code.received'; errNo: number; path: string; isTold: boolean }
  | SessionEmitted
  | AuthEmitted
  | PurchaseEmitted
  | SetupEmitted
  | RouteGuardEmitted
  | RouteRulesEmitted
  | PasswordResetEmitted
  | EmailChangeEmitted
  | ScreenFlowEvent
  /** The page was loaded by coming back from the checkout. */
  | CheckoutReturned
  /** The person ended all sessions, or the account. */
  | { type: 'account.left' }
  /** The account is gone. */
  | { type: 'account.deleted' }
  /** Tokens or plan are others now; `from` is the id of the flow that says so, where a screen brought that. */
  | { type: 'account.changed'; from?: string };

export type AppEmitted =
  /** Go there now, and tell the route guard `redirect.taken`. */
  | { type: 'redirect.ready'; path: string }
  /** Somebody is signed in and set up, again or for the first time. */
  | { type: 'session.restored' }
  /** Nothing that was kept for who has gone may stay. */
  | { type: 'user.left' }
  /** The person has gone: nothing guarded may stay on the screen. */
  | { type: 'session.ended'; cause: EndCause }
  /** Somebody has signed in here or changed their account, which other tabs do not know yet. */
  | { type: 'session.renewed' }
  /** Tell the person; the screen words it. */
  | { type: 'toast.wanted'; toast: 'signOutFailed' | 'alreadySubscribed' }
  /** The account is gone: the person is to be told where they go. */
  | { type: 'account.deleted' }
  /** The browser shall leave for another site. */
  | { type: 'navigation.wanted'; url: string }
  /** The browser shall stay after all. */
  | { type: 'navigation.dropped' }
  /** What was bought is there: back to where the person was. */
  | { type: 'return.wanted'; path: string }
  /** An answer's code that nothing here handles. */
  | { type: 'code.unhandled'; errNo: number };

export interface AppContext extends AppInput {
  /** Which of the two asks the person for something now, or did last. */
  front: 'auth' | 'setup' | null;
  /** What the account still needs, by the last answer that told; `null` when it is set up, signed out or not known. */
  setupErrNo: SetupErrNo | null;
  /** Those that screens have brought, in the order in which they began. */
  flows: readonly ScreenFlow[];
  /** A person has gone whose things are still on the screen: nothing of theirs may go on for whoever comes. */
  isUserLeaving: boolean;
  /** A plan or tokens are missing, and the account is asked for because of that: what was refused would be refused again, and so for ever. */
  holdsRetries: boolean;
}

const types: { context?: AppContext; events?: AppEvent; emitted?: AppEmitted; input?: AppInput } = {};

type CheckoutReturned = Extract<PurchaseEvent, { type: 'checkout.returned' }>;

/** What `session.changed` tells. */
interface Session {
  isSignedIn: boolean;
  errNo: number;
}

/** Begins a flow of whatever logic: of one that has no name in its machine, the types of `spawnChild` allow no id. */
const spawnFlow = (
  logic: AnyActorLogic,
  { id, input }: Pick<FlowWanted, 'id' | 'input'>,
): ((args: ActionArgs<AppContext, AppEvent, AppEvent>, params: undefined) => void) => spawnChild(logic, { id, input });

const isSetupErrNo = (code: number): boolean => setupErrNos.some((setupErrNo) => setupErrNo === code);

/** What the app machine is made of; the flow itself is in appMachine.ts. */
export const appSetup = setup({
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
    relayFlow: relay,
  },
  guards: {
    isNotSignedIn: (_, code: { errNo: number }) => code.errNo === errNo.notSignedIn,
    isSetupErrNo: (_, code: { errNo: number }) => isSetupErrNo(code.errNo),
    isSettingUp: (_, session: Session) => session.isSignedIn && isSetupErrNo(session.errNo),
    isSignedIn: (_, session: Session) => session.isSignedIn,
    isSetupOutdated: ({ context }, code: { errNo: number }) =>
      context.setupErrNo !== null && code.errNo === errNo.forbidden,
    isAlreadySubscribed: (_, code: { errNo: number; isTold: boolean }) =>
      code.errNo === errNo.alreadySubscribed && !code.isTold,
    isUntold: (_, code: { isTold: boolean }) => !code.isTold,
    isSubscriptionNeeded: (_, code: { errNo: number }) => code.errNo === errNo.subscriptionNeeded,
    isTokensNeeded: (_, code: { errNo: number }) => code.errNo === errNo.tokensNeeded,
    isFront: ({ context }, { front }: Pick<AppContext, 'front'>) => context.front === front,
    hasSetupErrNo: ({ context }) => context.setupErrNo !== null,
  },
  actions: {
    refreshSession: sendTo('session', { type: 'session.refreshRequested' } satisfies SessionEvent),
    endSession: sendTo('session', { type: 'session.left', cause: 'signOut' } satisfies SessionEvent),
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
    followOrder: sendTo('purchase', (_, event: CheckoutReturned): PurchaseEvent => event),
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
      setupErrNo: (_, code: { errNo: number }) => setupErrNos.find((setupErrNo) => setupErrNo === code.errNo) ?? null,
    }),
    tellSessionCode: sendTo('session', (_, code: { errNo: number }): SessionEvent => ({
      type: 'code.heard',
      errNo: code.errNo,
    })),
    forgetSetupErrNo: assign({ setupErrNo: null }),
    openSetup: sendTo('setup', ({ context }) => ({ type: 'setup.required', errNo: context.setupErrNo })),
    tellGuard: sendTo('routeGuard', (_, { isSignedIn }: { isSignedIn: boolean }): RouteGuardEvent => ({
      type: 'session.known',
      isSignedIn,
    })),
    tellRules: sendTo('routeGuard', (_, event: RouteGuardEvent) => event),
    dropRedirect: sendTo('routeGuard', { type: 'redirect.dropped' } satisfies RouteGuardEvent),
    beginFlow: enqueueActions(({ context, enqueue }, { logic, input, tells, ...wanted }: FlowWanted) => {
      const { id, isPersonal, screens, retry } = wanted;
      enqueue.spawnChild('relayFlow', { id: relayOf(id), input: { of: id, types: tells } });
      enqueue(spawnFlow(logic, { id, input }));
      enqueue.assign({ flows: [...context.flows, { id, isPersonal, screens, retry }] });
    }),
    endFlows: enqueueActions(({ context, enqueue }, { flows }: Pick<AppContext, 'flows'>) => {
      for (const { id } of flows) {
        enqueue.stopChild(relayOf(id));
        enqueue.stopChild(id);
      }
      enqueue.assign({ flows: context.flows.filter((flow) => !flows.includes(flow)) });
    }),
    tellFlows: enqueueActions(({ context, enqueue }, { told, from }: FlowTold) => {
      for (const { id } of context.flows) {
        const event = id === from ? undefined : consequenceFor(id, told);
        if (event !== undefined) enqueue.sendTo(id, event);
      }
    }),
    holdRetries: assign({ holdsRetries: true }),
    releaseRetries: assign({ holdsRetries: false }),
    retryFlows: enqueueActions(({ context, enqueue }) => {
      if (context.holdsRetries) return;
      for (const { id, retry, isPersonal } of context.flows)
        if (retry !== null && !(isPersonal && context.isUserLeaving)) enqueue.sendTo(id, retry);
    }),
    tellRestored: enqueueActions(({ context, enqueue }) => {
      if (!context.isUserLeaving) enqueue.emit({ type: 'session.restored' });
    }),
    setUserLeaving: assign({ isUserLeaving: (_, { isLeaving }: { isLeaving: boolean }) => isLeaving }),
    tellUserLeft: emit({ type: 'user.left' }),
    tellRedirect: emit((_, { path }: { path: string }) => ({ type: 'redirect.ready' as const, path })),
    tellSessionEnded: emit((_, { cause }: { cause: EndCause }) => ({ type: 'session.ended' as const, cause })),
    tellSessionRenewed: emit({ type: 'session.renewed' }),
    tellSignOutFailed: emit({ type: 'toast.wanted', toast: 'signOutFailed' }),
    tellAlreadySubscribed: emit({ type: 'toast.wanted', toast: 'alreadySubscribed' }),
    tellAccountDeleted: emit({ type: 'account.deleted' }),
    tellNavigation: emit((_, { url }: { url: string }) => ({ type: 'navigation.wanted' as const, url })),
    tellStaying: emit({ type: 'navigation.dropped' }),
    tellReturn: emit((_, { path }: { path: string }) => ({ type: 'return.wanted' as const, path })),
    tellUnhandled: emit((_, code: { errNo: number }) => ({ type: 'code.unhandled' as const, errNo: code.errNo })),
  },
});

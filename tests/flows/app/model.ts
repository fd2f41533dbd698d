import { fromCallback } from 'xstate';
import { errNo } from '#contract/errNo.ts';
import { appMachine } from '#machines/app/appMachine.ts';
import { appDescription } from '#machines/app/appDescription.ts';
import type { ScreenFlow } from '#machines/app/screenFlow.ts';
import { paid as paidOrder } from '../purchase/model.ts';
import { ada } from '../session/model.ts';
import { bare, type Fixtures, ignored, type Model } from '@liora/flow-kit/model/model.ts';

/** Where the person is. */
export const path = '/ai-girlfriend/mira';

/** What a user has ordered, wherever it is looked at. */
export const orders: ScreenFlow = {
  id: 'flow.orders',
  isPersonal: true,
  screens: null,
  retry: { type: 'load.retried' },
};
/** Somebody's profile, as long as it is on the screen. */
export const profile: ScreenFlow = { id: 'flow.profile', isPersonal: false, screens: ['/profile/mira'], retry: null };

/** A flow as its screen brings it. */
export const brought = (flow: ScreenFlow, tells: readonly string[] = []) => ({
  ...flow,
  logic: fromCallback(() => undefined),
  input: { of: 'mira' },
  tells,
});

const broken = { broken: new Error('broken') };

const fixtures = {
  events: {
    'code.received': {
      'not signed in': { errNo: errNo.notSignedIn, path, isTold: false },
      'name and pronoun needed': { errNo: errNo.setupNameAndPronoun, path, isTold: false },
      'a plan needed': { errNo: errNo.subscriptionNeeded, path, isTold: false },
      'tokens needed': { errNo: errNo.tokensNeeded, path, isTold: false },
      forbidden: { errNo: errNo.forbidden, path, isTold: false },
      'subscribed already': { errNo: errNo.alreadySubscribed, path, isTold: false },
      'something else': { errNo: errNo.tooManyRequests, path, isTold: false },
    },
    'session.changed': {
      'all set': { isSignedIn: true, errNo: errNo.success },
      'age needed': { isSignedIn: true, errNo: errNo.setupAge },
      'signed out': { isSignedIn: false, errNo: errNo.success },
    },
    'session.ended': { 'by signing out': { cause: 'signOut' } },
    'session.signOutFailed': bare,
    'auth.succeeded': bare,
    'auth.dismissed': bare,
    'setup.left': bare,
    'account.needed': bare,
    'account.changed': { 'in buying': {}, 'in the orders': { from: orders.id } },
    'flow.told': {
      'with a consequence': { told: { type: 'account.changed' }, from: 'flow.subscription' },
      'with none': { told: { type: 'text.copied' }, from: 'flow.messageActs' },
    },
    'navigation.wanted': { checkout: { url: 'https://pay.example/checkout' } },
    'navigation.dropped': bare,
    'purchase.finished': { bare: { order: paidOrder } },
    'container.opened': bare,
    'authURL.received': { bare: { authURL: 'https://id.example/authorize' } },
    'password.reset': bare,
    'email.settled': bare,
    'resetMail.wanted': bare,
    'flow.wanted': { 'of a person': brought(orders, ['account.changed']), 'of a screen': brought(profile) },
    'flow.left': { 'of a person': { id: orders.id } },
    'screen.shown': { 'the same': { path: '/profile/mira' }, 'another one': { path: '/' } },
    'user.left': bare,
    'account.left': bare,
    'account.deleted': bare,
    'checkout.returned': { bare: { orderId: paidOrder.orderId, isCancelled: false } },
    'user.updated': { 'all set': { errNo: errNo.success, user: ada } },
    'setup.signOutRequested': bare,
    'signIn.needed': bare,
    'rules.known': { bare: { rules: [{ path: '/old', redirect: '/' }] } },
    'redirect.ready': { settings: { path: '/settings' } },
  },
  done: {},
  failed: {
    session: broken,
    auth: broken,
    setup: broken,
    purchase: broken,
    routeGuard: broken,
    routeRules: broken,
    identityProviders: broken,
    relaySession: broken,
    relayAuth: broken,
    relaySetup: broken,
    relayPurchase: broken,
    relayRouteGuard: broken,
    relayRouteRules: broken,
    relayFlow: ignored,
  },
} satisfies Fixtures<typeof appMachine>;

/** What the app machine tells the flows it owns; the flows themselves are stubs here. */
export const appModel = {
  machine: appMachine,
  description: appDescription,
  input: { redirectPath: '/settings', choice: null },
  fixtures,
  // Flows of screens have nothing to do with what is in front.
  key: ({ setupErrNo, front, flows, isUserLeaving, holdsRetries }) =>
    flows.length === 0
      ? [setupErrNo, front, isUserLeaving]
      : [...flows.map(({ id }) => id).toSorted(), isUserLeaving, holdsRetries],
} satisfies Model<typeof appMachine>;

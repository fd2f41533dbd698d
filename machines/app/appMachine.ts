import { withEvent } from '#machines/params.ts';
import { appSetup } from './appSetup.ts';
import { isLeftAt, toldBy } from './screenFlow.ts';

const authInFront = { type: 'setFront', params: { front: 'auth' } } as const;
const userLeaving = { type: 'setUserLeaving', params: { isLeaving: true } } as const;
const setupInFront = { type: 'setFront', params: { front: 'setup' } } as const;

/**
 * Owns all flows: those that everything relies on, and those that screens bring along. It is the only one that lets the former act on each
 * other. Never are two modals open: one is closed before another opens. When one of the former breaks, nothing is left to rely on, and the
 * edge shows the error screen; when one of a screen breaks, that screen shows it, and all others go on.
 */
export const appMachine = appSetup.createMachine({
  id: 'app',
  context: ({ input }) => ({
    ...input,
    front: null,
    setupErrNo: null,
    flows: [],
    isUserLeaving: false,
    holdsRetries: false,
  }),
  invoke: [
    { id: 'session', src: 'session', onError: '.broken' },
    { id: 'auth', src: 'auth', onError: '.broken' },
    { id: 'setup', src: 'setup', onError: '.broken' },
    {
      id: 'purchase',
      src: 'purchase',
      input: ({ context }) => ({ choice: context.choice }),
      onError: '.broken',
    },
    {
      id: 'routeGuard',
      src: 'routeGuard',
      input: ({ context }) => ({ redirectPath: context.redirectPath }),
      onError: '.broken',
    },
    { id: 'routeRules', src: 'routeRules', onError: '.broken' },
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
            guard: withEvent('isNotSignedIn'),
            actions: ['forgetSetupErrNo', 'refreshSession', authInFront, 'coverPurchase', 'closeSetup', 'openAuth'],
          },
          {
            guard: withEvent('isSetupErrNo'),
            actions: [
              withEvent('keepSetupErrNo'),
              withEvent('tellSessionCode'),
              setupInFront,
              'coverPurchase',
              'closeAuth',
              'openSetup',
            ],
          },
          {
            guard: withEvent('isSubscriptionNeeded'),
            actions: [
              'holdRetries',
              'refreshSession',
              'closeAuth',
              'closeSetup',
              { type: 'openPurchase', params: ({ event }) => ({ view: 'subscriptions', path: event.path }) },
            ],
          },
          {
            guard: withEvent('isTokensNeeded'),
            actions: [
              'holdRetries',
              'refreshSession',
              'closeAuth',
              'closeSetup',
              { type: 'openPurchase', params: ({ event }) => ({ view: 'tokens', path: event.path }) },
            ],
          },
          // What setup asks for was stored by a submit whose answer nobody waited for.
          { guard: withEvent('isSetupOutdated'), actions: 'refreshSession' },
          { guard: withEvent('isAlreadySubscribed'), actions: 'tellAlreadySubscribed' },
          { guard: withEvent('isUntold'), actions: withEvent('tellUnhandled') },
        ],
        'session.changed': [
          {
            guard: withEvent('isSettingUp'),
            actions: [
              withEvent('keepSetupErrNo'),
              { type: 'tellGuard', params: { isSignedIn: false } },
              setupInFront,
              { type: 'tellPurchase', params: { isReady: false } },
              'coverPurchase',
              'closeAuth',
              'openSetup',
              'releaseRetries',
            ],
          },
          {
            guard: withEvent('isSignedIn'),
            actions: [
              'forgetSetupErrNo',
              { type: 'tellGuard', params: { isSignedIn: true } },
              'closeAuth',
              'closeSetup',
              { type: 'tellPurchase', params: { isReady: true } },
              'tellRestored',
              'retryFlows',
              'releaseRetries',
            ],
          },
          {
            actions: [
              'forgetSetupErrNo',
              { type: 'tellGuard', params: { isSignedIn: false } },
              // What closes now was not left by the person: a purchase that waited for setup waits for sign-in.
              authInFront,
              'closeSetup',
              { type: 'tellPurchase', params: { isReady: false } },
              'releaseRetries',
            ],
          },
        ],
        'session.ended': {
          actions: [userLeaving, 'closeSetup', 'closePurchase', 'dropRedirect', withEvent('tellSessionEnded')],
        },
        'session.signOutFailed': { actions: 'tellSignOutFailed' },
        'auth.succeeded': { actions: ['refreshSession', 'tellSessionRenewed'] },
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
        'account.changed': {
          actions: ['refreshSession', { type: 'tellFlows', params: ({ event }) => toldBy(event) }],
        },
        'flow.told': { actions: withEvent('tellFlows') },
        'navigation.dropped': { actions: 'tellStaying' },
        'navigation.wanted': { actions: withEvent('tellNavigation') },
        'checkout.returned': { actions: ['closeAuth', 'closeSetup', withEvent('followOrder')] },
        'purchase.finished': {
          actions: { type: 'tellReturn', params: ({ event }) => ({ path: event.order.returnPath }) },
        },
        'password.reset': { actions: ['refreshSession', 'tellSessionRenewed'] },
        'email.settled': { actions: ['refreshSession', 'tellSessionRenewed'] },
        'resetMail.wanted': {
          // A purchase that waited for sign-in would come back on the screen when auth tells of its closing.
          actions: [authInFront, 'closePurchase', 'closeSetup', 'closeAuth', 'openForgotPassword'],
        },
        'account.left': { actions: ['closeAuth', 'endSession'] },
        'account.deleted': { actions: 'tellAccountDeleted' },
        'user.updated': { actions: [withEvent('updateSession'), 'tellSessionRenewed'] },
        'setup.signOutRequested': { actions: 'signOut' },
        'signIn.needed': [
          { guard: 'hasSetupErrNo', actions: [setupInFront, 'coverPurchase', 'closeAuth', 'openSetup'] },
          { actions: [authInFront, 'coverPurchase', 'closeSetup', 'openAuth'] },
        ],
        'rules.known': { actions: withEvent('tellRules') },
        'flow.wanted': {
          actions: [
            {
              type: 'endFlows',
              params: ({ context, event }) => ({ flows: context.flows.filter(({ id }) => id === event.id) }),
            },
            withEvent('beginFlow'),
          ],
        },
        'flow.left': {
          actions: {
            type: 'endFlows',
            params: ({ context, event }) => ({ flows: context.flows.filter(({ id }) => id === event.id) }),
          },
        },
        'screen.shown': {
          actions: {
            type: 'endFlows',
            params: ({ context, event }) => ({ flows: context.flows.filter((flow) => isLeftAt(flow, event.path)) }),
          },
        },
        'user.left': {
          actions: [
            {
              type: 'endFlows',
              params: ({ context }) => ({ flows: context.flows.filter(({ isPersonal }) => isPersonal) }),
            },
            { type: 'setUserLeaving', params: { isLeaving: false } },
            'tellUserLeft',
          ],
        },
        // Unless it is heard, it would break the app too.
        'xstate.error.actor.flow.*': {},
        'redirect.ready': { actions: withEvent('tellRedirect') },
      },
    },
    broken: { type: 'final' },
  },
});

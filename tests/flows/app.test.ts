import { errNo, type SetupErrNo } from '#contract/errNo.ts';
import { appMachine } from '#machines/app/appMachine.ts';
import { appModel, path } from './app.model.ts';
import { paid } from './purchase.model.ts';
import { ada } from './session.model.ts';
import { describeFlow } from './support/describeFlow.ts';
import { actorsOf } from './support/journeys.ts';

const { failed } = actorsOf(appMachine);
const code = (number: number) => ({ type: 'code.received', errNo: number, path }) as const;
const at = (front: 'auth' | 'setup' | null, setupErrNo: SetupErrNo | null = null) =>
  ({ value: 'working', context: { redirectPath: '/settings', choice: null, front, setupErrNo } }) as const;
const working = at(null);
const signingIn = at('auth');
const workingOn = (setupErrNo: SetupErrNo) => at('setup', setupErrNo);

const signInNeeded = { type: 'signIn.needed' } as const;
const refresh = { to: 'session', event: { type: 'session.refreshRequested' } };
const openAuth = { to: 'auth', event: { type: 'auth.opened', view: 'signIn', presentation: 'modal' } };
const closeAuth = { to: 'auth', event: { type: 'auth.closed' } };
const closeSetup = { to: 'setup', event: { type: 'setup.dismissed' } };
const openSetup = (errNo: number) => ({ to: 'setup', event: { type: 'setup.required', errNo } });
const dropRedirect = { to: 'routeGuard', event: { type: 'redirect.dropped' } };
const cover = { to: 'purchase', event: { type: 'purchase.covered' } };
const closePurchase = { to: 'purchase', event: { type: 'purchase.closed' } };
const refusePurchase = { to: 'purchase', event: { type: 'account.refused' } };
const openPurchase = (view: 'subscriptions' | 'tokens') => ({
  to: 'purchase',
  event: { type: 'purchase.opened', view, presentation: 'modal', returnPath: path },
});
const tellPurchase = (isReady: boolean) => ({ to: 'purchase', event: { type: 'account.known', isReady } });
const tellGuard = (isSignedIn: boolean) => ({ to: 'routeGuard', event: { type: 'session.known', isSignedIn } });

describeFlow(appModel, {
  stateChecks: {
    working: (snapshot) => snapshot.status === 'active' && snapshot.can(code(errNo.notSignedIn)),
    broken: (snapshot) => snapshot.status === 'done',
  },
  journeys: {
    'owns the flows and listens to them, the session first': {
      steps: [],
      end: {
        ...working,
        emitted: [],
        started: [
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
        ],
      },
    },
    'asks who is signed in and opens sign-in when an answer says nobody is': {
      steps: [code(errNo.notSignedIn)],
      end: { ...signingIn, emitted: [], sent: [refresh, cover, closeSetup, openAuth] },
    },
    '[AUTH-04] opens setup by every code that asks for it, after closing the auth container': {
      steps: [
        code(errNo.setupNameAndPronoun),
        code(errNo.setupAge),
        code(errNo.underAge),
        code(errNo.underAgeChangeAge),
      ],
      end: {
        ...workingOn(errNo.underAgeChangeAge),
        emitted: [],
        sent: [3001, 3002, 3003, 3004].flatMap((needed) => [cover, closeAuth, openSetup(needed)]),
      },
    },
    '[API-05] leaves other codes to whoever asked, and tells that nothing here handles them': {
      steps: [code(errNo.tooManyRequests), code(errNo.forbidden)],
      end: {
        ...working,
        emitted: [
          { type: 'code.unhandled', errNo: errNo.tooManyRequests },
          { type: 'code.unhandled', errNo: errNo.forbidden },
        ],
        sent: [],
      },
    },
    '[API-04] has it said that the person is subscribed already': {
      steps: [code(errNo.alreadySubscribed)],
      end: { ...working, emitted: [{ type: 'toast.wanted', toast: 'alreadySubscribed' }], sent: [] },
    },
    '[AUTH-08] asks which third parties there are when somebody wants to sign in, and sends the browser there': {
      steps: [{ type: 'container.opened' }, { type: 'authURL.received', authURL: 'https://id.example/authorize' }],
      end: {
        ...working,
        emitted: [{ type: 'navigation.wanted', url: 'https://id.example/authorize' }],
        sent: [{ to: 'identityProviders', event: { type: 'providers.wanted' } }],
      },
    },
    '[AUTH-09] asks who is signed in when a password was set by a mail, and opens the way to another mail': {
      steps: [{ type: 'password.reset' }, { type: 'resetMail.wanted' }],
      end: {
        ...signingIn,
        emitted: [],
        sent: [
          refresh,
          cover,
          closeSetup,
          closeAuth,
          { to: 'auth', event: { type: 'auth.opened', view: 'forgotPassword', presentation: 'modal' } },
        ],
      },
    },
    'lets nothing of a person stay who left the account': {
      steps: [code(errNo.setupAge), { type: 'account.left' }],
      end: {
        ...at('setup'),
        emitted: [{ type: 'session.ended' }],
        sent: [
          cover,
          closeAuth,
          openSetup(errNo.setupAge),
          closeAuth,
          closeSetup,
          closePurchase,
          dropRedirect,
          refresh,
        ],
      },
    },
    'tells the guard about the session and closes what it makes needless': {
      steps: [
        { type: 'session.changed', isSignedIn: true, errNo: errNo.success },
        { type: 'session.changed', isSignedIn: true, errNo: errNo.underAge },
        { type: 'session.changed', isSignedIn: false, errNo: errNo.success },
      ],
      end: {
        ...at('setup'),
        emitted: [],
        sent: [
          tellGuard(true),
          closeAuth,
          closeSetup,
          tellPurchase(true),
          tellGuard(false),
          tellPurchase(false),
          cover,
          closeAuth,
          openSetup(errNo.underAge),
          tellGuard(false),
          closeSetup,
          tellPurchase(false),
        ],
      },
    },
    '[AUTH-02] holds nobody for set up because of a code without a user': {
      steps: [{ type: 'session.changed', isSignedIn: false, errNo: errNo.setupAge }, signInNeeded],
      end: {
        ...signingIn,
        emitted: [],
        sent: [tellGuard(false), closeSetup, tellPurchase(false), cover, closeSetup, openAuth],
      },
    },
    '[AUTH-04] asks for what setup still needs wherever sign-in would be asked for': {
      steps: [
        { type: 'session.changed', isSignedIn: true, errNo: errNo.setupNameAndPronoun },
        signInNeeded,
        code(errNo.setupAge),
        signInNeeded,
      ],
      end: {
        ...workingOn(errNo.setupAge),
        emitted: [],
        sent: [
          tellGuard(false),
          tellPurchase(false),
          ...[errNo.setupNameAndPronoun, errNo.setupNameAndPronoun, errNo.setupAge, errNo.setupAge].flatMap(
            (needed) => [cover, closeAuth, openSetup(needed)],
          ),
        ],
      },
    },
    'asks for sign-in again once the session is lost, whatever setup needed': {
      steps: [code(errNo.setupAge), code(errNo.notSignedIn), signInNeeded],
      end: {
        ...signingIn,
        emitted: [],
        sent: [
          cover,
          closeAuth,
          openSetup(errNo.setupAge),
          refresh,
          cover,
          closeSetup,
          openAuth,
          cover,
          closeSetup,
          openAuth,
        ],
      },
    },
    'asks again who is signed in when the server holds setup for done already': {
      steps: [code(errNo.setupAge), code(errNo.forbidden)],
      end: { ...workingOn(errNo.setupAge), emitted: [], sent: [cover, closeAuth, openSetup(errNo.setupAge), refresh] },
    },
    'passes on what one flow has for another': {
      steps: [
        { type: 'auth.succeeded' },
        { type: 'user.updated', errNo: errNo.success, user: ada },
        { type: 'setup.signOutRequested' },
        signInNeeded,
      ],
      end: {
        ...signingIn,
        emitted: [],
        sent: [
          refresh,
          { to: 'session', event: { type: 'user.updated', errNo: errNo.success, user: ada } },
          { to: 'session', event: { type: 'session.signOutRequested' } },
          cover,
          closeSetup,
          openAuth,
        ],
      },
    },
    '[ROUTE-19] tells the guard where the server wants addresses to lead': {
      steps: [{ type: 'rules.known', rules: [{ path: '/old', redirect: '/' }] }],
      end: {
        ...working,
        emitted: [],
        sent: [{ to: 'routeGuard', event: { type: 'rules.known', rules: [{ path: '/old', redirect: '/' }] } }],
      },
    },
    'tells the edge where to go and what to say': {
      steps: [
        { type: 'redirect.ready', path: '/settings' },
        { type: 'session.ended' },
        { type: 'session.signOutFailed' },
      ],
      end: {
        ...working,
        emitted: [
          { type: 'redirect.ready', path: '/settings' },
          { type: 'session.ended' },
          { type: 'toast.wanted', toast: 'signOutFailed' },
        ],
        sent: [closePurchase, dropRedirect],
      },
    },
    '[BUY-01] opens buying by the codes 3100 and 3101, each on its view, alone': {
      steps: [code(errNo.subscriptionNeeded), code(errNo.tokensNeeded)],
      end: {
        ...working,
        emitted: [],
        sent: [closeAuth, closeSetup, openPurchase('subscriptions'), closeAuth, closeSetup, openPurchase('tokens')],
      },
    },
    '[BUY-06] has people sign in for what they chose, and says so when they do not': {
      steps: [
        { type: 'auth.dismissed' },
        { type: 'account.needed' },
        { type: 'setup.left' },
        { type: 'auth.dismissed' },
      ],
      end: { ...signingIn, emitted: [], sent: [closeSetup, openAuth, refusePurchase] },
    },
    '[BUY-06] has people set up for what they chose, and says so when they do not': {
      steps: [
        { type: 'setup.left' },
        code(errNo.setupAge),
        { type: 'account.needed' },
        { type: 'auth.dismissed' },
        { type: 'setup.left' },
      ],
      end: {
        ...workingOn(errNo.setupAge),
        emitted: [],
        sent: [cover, closeAuth, openSetup(errNo.setupAge), closeAuth, openSetup(errNo.setupAge), refusePurchase],
      },
    },
    '[BUY-06] asks for setup in front of what was chosen, though sign-in was in front before': {
      steps: [
        { type: 'account.needed' },
        { type: 'session.changed', isSignedIn: true, errNo: errNo.setupAge },
        { type: 'setup.left' },
        { type: 'account.needed' },
        { type: 'setup.left' },
      ],
      end: {
        ...workingOn(errNo.setupAge),
        emitted: [],
        sent: [
          closeSetup,
          openAuth,
          tellGuard(false),
          tellPurchase(false),
          cover,
          closeAuth,
          openSetup(errNo.setupAge),
          refusePurchase,
          closeAuth,
          openSetup(errNo.setupAge),
          refusePurchase,
        ],
      },
    },
    'knows that setup is in front again wherever sign-in would be asked for': {
      steps: [code(errNo.setupAge), { type: 'resetMail.wanted' }, signInNeeded, { type: 'setup.left' }],
      end: {
        ...workingOn(errNo.setupAge),
        emitted: [],
        sent: [
          cover,
          closeAuth,
          openSetup(errNo.setupAge),
          cover,
          closeSetup,
          closeAuth,
          { to: 'auth', event: { type: 'auth.opened', view: 'forgotPassword', presentation: 'modal' } },
          cover,
          closeAuth,
          openSetup(errNo.setupAge),
          refusePurchase,
        ],
      },
    },
    'knows that setup is in front again when what was chosen needs it': {
      steps: [code(errNo.setupAge), { type: 'resetMail.wanted' }, { type: 'account.needed' }, { type: 'setup.left' }],
      end: {
        ...workingOn(errNo.setupAge),
        emitted: [],
        sent: [
          cover,
          closeAuth,
          openSetup(errNo.setupAge),
          cover,
          closeSetup,
          closeAuth,
          { to: 'auth', event: { type: 'auth.opened', view: 'forgotPassword', presentation: 'modal' } },
          closeAuth,
          openSetup(errNo.setupAge),
          refusePurchase,
        ],
      },
    },
    '[BUY-03] leads to the checkout and back, and asks how the account stands then': {
      steps: [
        { type: 'navigation.wanted', url: 'https://pay.example/checkout' },
        { type: 'account.changed' },
        { type: 'purchase.finished', order: paid },
      ],
      end: {
        ...working,
        emitted: [
          { type: 'navigation.wanted', url: 'https://pay.example/checkout' },
          { type: 'return.wanted', path: paid.returnPath },
        ],
        sent: [refresh],
      },
    },
    'has nothing left to rely on when a flow breaks': {
      steps: [failed('setup', new Error('broken')), code(errNo.notSignedIn)],
      end: { value: 'broken', context: working.context, emitted: [], sent: [] },
    },
  },
});

import { errNo, type SetupErrNo } from '#contract/errNo.ts';
import { appMachine } from '#machines/app/appMachine.ts';
import { appModel } from './app.model.ts';
import { ada } from './session.model.ts';
import { describeFlow } from './support/describeFlow.ts';
import { actorsOf } from './support/journeys.ts';

const { failed } = actorsOf(appMachine);
const code = (number: number) => ({ type: 'code.received', errNo: number }) as const;
const working = { value: 'working', context: { redirectPath: '/settings', setupErrNo: null } } as const;
const workingOn = (setupErrNo: SetupErrNo) => ({ ...working, context: { ...working.context, setupErrNo } }) as const;

const signInNeeded = { type: 'signIn.needed' } as const;
const refresh = { to: 'session', event: { type: 'session.refreshRequested' } };
const openAuth = { to: 'auth', event: { type: 'auth.opened', view: 'signIn', presentation: 'modal' } };
const closeAuth = { to: 'auth', event: { type: 'auth.closed' } };
const closeSetup = { to: 'setup', event: { type: 'setup.dismissed' } };
const openSetup = (errNo: number) => ({ to: 'setup', event: { type: 'setup.required', errNo } });
const dropRedirect = { to: 'routeGuard', event: { type: 'redirect.dropped' } };
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
          { id: 'routeGuard', input: { redirectPath: '/settings' } },
          { id: 'routeRules', input: undefined },
          { id: 'identityProviders', input: undefined },
          { id: 'relaySession', input: { of: 'session' } },
          { id: 'relayAuth', input: { of: 'auth' } },
          { id: 'relaySetup', input: { of: 'setup' } },
          { id: 'relayRouteGuard', input: { of: 'routeGuard' } },
          { id: 'relayRouteRules', input: { of: 'routeRules' } },
        ],
      },
    },
    'asks who is signed in and opens sign-in when an answer says nobody is': {
      steps: [code(errNo.notSignedIn)],
      end: { ...working, emitted: [], sent: [refresh, closeSetup, openAuth] },
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
        sent: [
          closeAuth,
          openSetup(3001),
          closeAuth,
          openSetup(3002),
          closeAuth,
          openSetup(3003),
          closeAuth,
          openSetup(3004),
        ],
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
        ...working,
        emitted: [],
        sent: [
          refresh,
          closeSetup,
          closeAuth,
          { to: 'auth', event: { type: 'auth.opened', view: 'forgotPassword', presentation: 'modal' } },
        ],
      },
    },
    'lets nothing of a person stay who left the account': {
      steps: [code(errNo.setupAge), { type: 'account.left' }],
      end: {
        ...working,
        emitted: [{ type: 'session.ended' }],
        sent: [closeAuth, openSetup(errNo.setupAge), closeAuth, closeSetup, dropRedirect, refresh],
      },
    },
    'tells the guard about the session and closes what it makes needless': {
      steps: [
        { type: 'session.changed', isSignedIn: true, errNo: errNo.success },
        { type: 'session.changed', isSignedIn: true, errNo: errNo.underAge },
        { type: 'session.changed', isSignedIn: false, errNo: errNo.success },
      ],
      end: {
        ...working,
        emitted: [],
        sent: [
          tellGuard(true),
          closeAuth,
          closeSetup,
          tellGuard(false),
          closeAuth,
          openSetup(errNo.underAge),
          tellGuard(false),
          closeSetup,
        ],
      },
    },
    '[AUTH-02] holds nobody for set up because of a code without a user': {
      steps: [{ type: 'session.changed', isSignedIn: false, errNo: errNo.setupAge }, signInNeeded],
      end: { ...working, emitted: [], sent: [tellGuard(false), closeSetup, closeSetup, openAuth] },
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
          closeAuth,
          openSetup(errNo.setupNameAndPronoun),
          closeAuth,
          openSetup(errNo.setupNameAndPronoun),
          closeAuth,
          openSetup(errNo.setupAge),
          closeAuth,
          openSetup(errNo.setupAge),
        ],
      },
    },
    'asks for sign-in again once the session is lost, whatever setup needed': {
      steps: [code(errNo.setupAge), code(errNo.notSignedIn), signInNeeded],
      end: {
        ...working,
        emitted: [],
        sent: [closeAuth, openSetup(errNo.setupAge), refresh, closeSetup, openAuth, closeSetup, openAuth],
      },
    },
    'asks again who is signed in when the server holds setup for done already': {
      steps: [code(errNo.setupAge), code(errNo.forbidden)],
      end: { ...workingOn(errNo.setupAge), emitted: [], sent: [closeAuth, openSetup(errNo.setupAge), refresh] },
    },
    'passes on what one flow has for another': {
      steps: [
        { type: 'auth.succeeded' },
        { type: 'user.updated', errNo: errNo.success, user: ada },
        { type: 'setup.signOutRequested' },
        signInNeeded,
      ],
      end: {
        ...working,
        emitted: [],
        sent: [
          refresh,
          { to: 'session', event: { type: 'user.updated', errNo: errNo.success, user: ada } },
          { to: 'session', event: { type: 'session.signOutRequested' } },
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
        sent: [dropRedirect],
      },
    },
    'has nothing left to rely on when a flow breaks': {
      steps: [failed('setup', new Error('broken')), code(errNo.notSignedIn)],
      end: { value: 'broken', context: working.context, emitted: [], sent: [] },
    },
  },
});

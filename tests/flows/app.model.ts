import { errNo } from '#contract/errNo.ts';
import { appMachine } from '#machines/app/appMachine.ts';
import { ada } from './session.model.ts';
import { bare, type Fixtures, type Model } from './support/model.ts';

const broken = { broken: new Error('broken') };

const fixtures = {
  events: {
    'code.received': {
      'not signed in': { errNo: errNo.notSignedIn },
      'name and pronoun needed': { errNo: errNo.setupNameAndPronoun },
      forbidden: { errNo: errNo.forbidden },
      'subscribed already': { errNo: errNo.alreadySubscribed },
      'something else': { errNo: errNo.tooManyRequests },
    },
    'session.changed': {
      'all set': { isSignedIn: true, errNo: errNo.success },
      'age needed': { isSignedIn: true, errNo: errNo.setupAge },
      'signed out': { isSignedIn: false, errNo: errNo.success },
    },
    'session.ended': bare,
    'session.signOutFailed': bare,
    'auth.succeeded': bare,
    'container.opened': bare,
    'authURL.received': { bare: { authURL: 'https://id.example/authorize' } },
    'password.reset': bare,
    'resetMail.wanted': bare,
    'account.left': bare,
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
    routeGuard: broken,
    routeRules: broken,
    identityProviders: broken,
    relaySession: broken,
    relayAuth: broken,
    relaySetup: broken,
    relayRouteGuard: broken,
    relayRouteRules: broken,
  },
} satisfies Fixtures<typeof appMachine>;

/** What the app machine tells the flows it owns; the flows themselves are stubs here. */
export const appModel = {
  machine: appMachine,
  input: { redirectPath: '/settings' },
  fixtures,
  key: ({ setupErrNo }) => setupErrNo,
} satisfies Model<typeof appMachine>;

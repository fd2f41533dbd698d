import { errNo } from '#contract/errNo.ts';
import { appMachine } from '#machines/app/appMachine.ts';
import { purchaseJourneys } from './app.journeys.ts';
import { appModel } from './app.model.ts';
import {
  at,
  closeAuth,
  closePurchase,
  closeSetup,
  code,
  cover,
  hear,
  dropRedirect,
  openAuth,
  openForgotPassword,
  openSetup,
  refresh,
  signingIn,
  signInNeeded,
  tellGuard,
  tellPurchase,
  working,
  workingOn,
} from './app.steps.ts';
import { ada } from './session.model.ts';
import { describeFlow } from './support/describeFlow.ts';
import { actorsOf } from './support/journeys.ts';

const { failed } = actorsOf(appMachine);

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
        sent: [3001, 3002, 3003, 3004].flatMap((needed) => [hear(needed), cover, closeAuth, openSetup(needed)]),
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
        sent: [refresh, closePurchase, closeSetup, closeAuth, openForgotPassword],
      },
    },
    'lets nothing of a person stay who left the account': {
      steps: [code(errNo.setupAge), { type: 'account.left' }],
      end: {
        ...at('setup'),
        emitted: [{ type: 'session.ended' }],
        sent: [
          hear(errNo.setupAge),
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
        ...at('auth'),
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
          cover,
          closeAuth,
          openSetup(errNo.setupNameAndPronoun),
          cover,
          closeAuth,
          openSetup(errNo.setupNameAndPronoun),
          hear(errNo.setupAge),
          cover,
          closeAuth,
          openSetup(errNo.setupAge),
          cover,
          closeAuth,
          openSetup(errNo.setupAge),
        ],
      },
    },
    'asks for sign-in again once the session is lost, whatever setup needed': {
      steps: [code(errNo.setupAge), code(errNo.notSignedIn), signInNeeded],
      end: {
        ...signingIn,
        emitted: [],
        sent: [
          hear(errNo.setupAge),
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
      end: {
        ...workingOn(errNo.setupAge),
        emitted: [],
        sent: [hear(errNo.setupAge), cover, closeAuth, openSetup(errNo.setupAge), refresh],
      },
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
    ...purchaseJourneys,
    'has nothing left to rely on when a flow breaks': {
      steps: [failed('setup', new Error('broken')), code(errNo.notSignedIn)],
      end: { value: 'broken', context: working.context, emitted: [], sent: [] },
    },
  },
});

import { errNo } from '#contract/errNo.ts';
import { accountJourneys } from './account.ts';
import { brokenJourneys } from './breaking.ts';
import { flowJourneys } from './flows.ts';
import { purchaseJourneys } from './journeys.ts';
import { appModel } from './model.ts';
import {
  at,
  closePurchase,
  closeSetup,
  code,
  cover,
  dropRedirect,
  openAuth,
  owned,
  refresh,
  signingIn,
  working,
} from './steps.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';

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
        started: owned,
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
    '[M-28] says nothing of a code that a form says already': {
      steps: [code(errNo.tooManyRequests, true), code(errNo.alreadySubscribed, true)],
      end: { ...working, emitted: [], sent: [] },
    },
    '[M-28] does what a code asks for, wherever it is said': {
      steps: [code(errNo.notSignedIn, true)],
      end: { ...signingIn, emitted: [], sent: [refresh, cover, closeSetup, openAuth] },
    },
    '[AUTH-08] asks which third parties there are when somebody wants to sign in, and sends the browser there': {
      steps: [{ type: 'container.opened' }, { type: 'authURL.received', authURL: 'https://id.example/authorize' }],
      end: {
        ...working,
        emitted: [{ type: 'navigation.wanted', url: 'https://id.example/authorize' }],
        sent: [{ to: 'identityProviders', event: { type: 'providers.wanted' } }],
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
        { type: 'session.ended', cause: 'elsewhere' },
        { type: 'session.signOutFailed' },
        { type: 'account.deleted' },
      ],
      end: {
        ...at(null, null, [], true),
        emitted: [
          { type: 'redirect.ready', path: '/settings' },
          { type: 'session.ended', cause: 'elsewhere' },
          { type: 'toast.wanted', toast: 'signOutFailed' },
          { type: 'account.deleted' },
        ],
        sent: [closeSetup, closePurchase, dropRedirect],
      },
    },
    ...accountJourneys,
    ...purchaseJourneys,
    ...flowJourneys,
    ...brokenJourneys,
  },
});

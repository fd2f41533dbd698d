import { errNo } from '#contract/errNo.ts';
import { type SessionContext, sessionMachine } from '#machines/session/sessionMachine.ts';
import {
  costOf,
  hasSignOutFailed,
  isSettingUp,
  isSignedIn,
  isSigningOut,
  isUnknown,
  userOf,
} from '#machines/session/sessionSelectors.ts';
import { ada, newcomer, sessionModel } from './session.model.ts';
import { describeFlow } from './support/describeFlow.ts';
import { actorsOf } from './support/journeys.ts';
import { waited } from './support/runner.ts';

const { done, failed } = actorsOf(sessionMachine);
const refresh = { type: 'session.refreshRequested' } as const;
const signOut = { type: 'session.signOutRequested' } as const;
const signedInAs = (code: number, user = ada) => done('loadUser', { errNo: code, user });
const heard = (code: number) => ({ type: 'code.heard', errNo: code }) as const;
const nobody = done('loadUser', { errNo: errNo.success, user: null });

const changed = (isSignedIn: boolean, code: number) => ({ type: 'session.changed', isSignedIn, errNo: code }) as const;
const ended = { type: 'session.ended' } as const;
const signOutFailed = { type: 'session.signOutFailed' } as const;

const unknown: SessionContext = { user: null, userInfoCode: -1, heardCode: null };
const whole: SessionContext = { user: ada, userInfoCode: errNo.success, heardCode: null };

describeFlow(sessionModel, {
  stateChecks: {
    loading: (snapshot) =>
      snapshot.hasTag('busy') &&
      isUnknown(snapshot) === (snapshot.context.userInfoCode === -1) &&
      !isSigningOut(snapshot),
    known: () => false,
    signedOut: (snapshot) => userOf(snapshot) === null && snapshot.tags.size === 0,
    settingUp: (snapshot) => isSettingUp(snapshot) && userOf(snapshot) !== null && snapshot.context.userInfoCode > 3000,
    signedIn: (snapshot) =>
      isSignedIn(snapshot) &&
      userOf(snapshot) === ada &&
      costOf('chat')(snapshot) === 1 &&
      costOf('call')(snapshot) === null,
    failed: (snapshot) => snapshot.hasTag('failed') && !hasSignOutFailed(snapshot),
    signingOut: (snapshot) => isSigningOut(snapshot) && snapshot.hasTag('busy'),
    signOutFailed: (snapshot) =>
      hasSignOutFailed(snapshot) && snapshot.hasTag('failed') && userOf(snapshot) === null && snapshot.can(signOut),
  },
  journeys: {
    '[AUTH-02] knows nobody at first': {
      steps: [],
      end: { value: 'loading', context: unknown, emitted: [] },
    },
    '[AUTH-02] is signed in with user and code 0': {
      steps: [signedInAs(errNo.success)],
      end: { value: 'signedIn', context: whole, emitted: [changed(true, errNo.success)] },
    },
    '[AUTH-02] is signed out without a user': {
      steps: [nobody],
      end: {
        value: 'signedOut',
        context: { user: null, userInfoCode: 0, heardCode: null },
        emitted: [changed(false, errNo.success)],
      },
    },
    '[AUTH-02] is signed out by any other code, and keeps the code': {
      steps: [signedInAs(errNo.forbidden)],
      end: {
        value: 'signedOut',
        context: { user: null, userInfoCode: errNo.forbidden, heardCode: null },
        emitted: [changed(false, errNo.forbidden)],
      },
    },
    '[AUTH-04] is being set up with user and a code of setup': {
      steps: [signedInAs(errNo.setupNameAndPronoun, newcomer)],
      end: {
        value: 'settingUp',
        context: { user: newcomer, userInfoCode: errNo.setupNameAndPronoun, heardCode: null },
        emitted: [changed(true, errNo.setupNameAndPronoun)],
      },
    },
    '[AUTH-04] follows setup to its end': {
      steps: [
        signedInAs(errNo.setupNameAndPronoun, newcomer),
        { type: 'user.updated', errNo: errNo.setupAge, user: ada },
        { type: 'user.updated', errNo: errNo.success, user: ada },
      ],
      end: {
        value: 'signedIn',
        context: whole,
        emitted: [
          changed(true, errNo.setupNameAndPronoun),
          changed(true, errNo.setupAge),
          changed(true, errNo.success),
        ],
      },
    },
    '[AUTH-03] clears the user and sets the code to -1 on signing out': {
      steps: [signedInAs(errNo.success), signOut, done('signOut', undefined)],
      end: { value: 'signedOut', context: unknown, emitted: [changed(true, errNo.success), ended, changed(false, -1)] },
    },
    '[AUTH-03] clears the user when signing out fails, says so and tries again': {
      steps: [signedInAs(errNo.success), signOut, failed('signOut', new Error('offline')), signOut],
      end: {
        value: 'signingOut',
        context: unknown,
        emitted: [changed(true, errNo.success), ended, signOutFailed, changed(false, -1)],
      },
    },
    '[AUTH-03] gives up signing out after ten seconds': {
      steps: [signedInAs(errNo.success), signOut, waited(10_000)],
      end: {
        value: 'signOutFailed',
        context: unknown,
        emitted: [changed(true, errNo.success), ended, signOutFailed, changed(false, -1)],
      },
    },
    'loads anew when somebody signs in while it still loads': {
      steps: [refresh],
      end: {
        value: 'loading',
        context: unknown,
        emitted: [],
        started: [
          { id: 'loadUser', input: undefined },
          { id: 'loadUser', input: undefined },
        ],
      },
    },
    '[API-03] asks again when another answer has said otherwise meanwhile, and tells nothing until then': {
      steps: [heard(errNo.setupAge), signedInAs(errNo.success)],
      end: {
        value: 'loading',
        context: unknown,
        emitted: [],
        started: [
          { id: 'loadUser', input: undefined },
          { id: 'loadUser', input: undefined },
        ],
      },
    },
    '[API-03] believes the second answer': {
      steps: [heard(errNo.setupAge), signedInAs(errNo.success), signedInAs(errNo.success)],
      end: { value: 'signedIn', context: whole, emitted: [changed(true, errNo.success)] },
    },
    '[API-03] believes an answer that says what others said': {
      steps: [heard(errNo.setupAge), signedInAs(errNo.setupAge)],
      end: {
        value: 'settingUp',
        context: { user: ada, userInfoCode: errNo.setupAge, heardCode: null },
        emitted: [changed(true, errNo.setupAge)],
      },
    },
    'forgets what others said once it could not ask': {
      steps: [heard(errNo.setupAge), waited(30_000), refresh, signedInAs(errNo.success)],
      end: { value: 'signedIn', context: whole, emitted: [changed(true, errNo.success)] },
    },
    'takes what was updated over what is being loaded': {
      steps: [signedInAs(errNo.setupAge), refresh, { type: 'user.updated', errNo: errNo.success, user: ada }, nobody],
      end: {
        value: 'signedIn',
        context: whole,
        emitted: [changed(true, errNo.setupAge), changed(true, errNo.success)],
      },
    },
    'ignores an update that comes after signing out': {
      steps: [
        signedInAs(errNo.success),
        signOut,
        { type: 'user.updated', errNo: errNo.success, user: ada },
        done('signOut', undefined),
        { type: 'user.updated', errNo: errNo.success, user: ada },
      ],
      end: { value: 'signedOut', context: unknown, emitted: [changed(true, errNo.success), ended, changed(false, -1)] },
    },
    'keeps the user while the server cannot be asked, and tries again': {
      steps: [signedInAs(errNo.success), refresh, waited(30_000), refresh, failed('loadUser', new Error('offline'))],
      end: { value: 'failed', context: whole, emitted: [changed(true, errNo.success)] },
    },
    'notices that the session has ended elsewhere': {
      steps: [signedInAs(errNo.success), refresh, nobody],
      end: {
        value: 'signedOut',
        context: { user: null, userInfoCode: 0, heardCode: null },
        emitted: [changed(true, errNo.success), changed(false, errNo.success)],
      },
    },
  },
});

import {
  costOf,
  hasLoadFailed,
  hasSignOutFailed,
  isLoading,
  isOnline,
  isSettingUp,
  isSignedIn,
  isSigningOut,
  isUnknown,
  userOf,
} from '#machines/session/sessionSelectors.ts';
import { asking } from './asking.ts';
import { elsewhere } from './elsewhere.ts';
import { knowing } from './knowing.ts';
import { ada, bob, sessionModel } from './model.ts';
import { signingOut } from './signingOut.ts';
import { signOut } from './steps.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';

describeFlow(sessionModel, {
  stateChecks: {
    loading: (snapshot) =>
      snapshot.hasTag('busy') &&
      isLoading(snapshot) &&
      isUnknown(snapshot) === (snapshot.context.userInfoCode === -1) &&
      hasLoadFailed(snapshot) === snapshot.context.tries > 0 &&
      !isSigningOut(snapshot),
    known: () => false,
    signedOut: (snapshot) => userOf(snapshot) === null && !isUnknown(snapshot) && snapshot.tags.size === 0,
    settingUp: (snapshot) => isSettingUp(snapshot) && userOf(snapshot) !== null && snapshot.context.userInfoCode > 3000,
    signedIn: (snapshot) =>
      isSignedIn(snapshot) &&
      [ada, bob].some((user) => user === userOf(snapshot) && user.uid === snapshot.context.uid) &&
      costOf('chat')(snapshot) === 1 &&
      costOf('call')(snapshot) === null,
    failed: (snapshot) =>
      snapshot.hasTag('failed') &&
      hasLoadFailed(snapshot) &&
      isUnknown(snapshot) === (snapshot.context.userInfoCode === -1) &&
      !isLoading(snapshot) &&
      !hasSignOutFailed(snapshot),
    'failed.waiting': (snapshot) => isOnline(snapshot) && snapshot.context.isShown && hasLoadFailed(snapshot),
    'failed.paused': (snapshot) => !(isOnline(snapshot) && snapshot.context.isShown) && hasLoadFailed(snapshot),
    signingOut: (snapshot) => isSigningOut(snapshot) && !hasLoadFailed(snapshot) && snapshot.hasTag('busy'),
    signOutFailed: (snapshot) =>
      hasSignOutFailed(snapshot) && snapshot.hasTag('failed') && userOf(snapshot) === null && snapshot.can(signOut),
  },
  journeys: { ...knowing, ...asking, ...signingOut, ...elsewhere },
});

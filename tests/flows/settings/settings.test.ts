import {
  canCancel,
  canOpen,
  hasExportedFirst,
  isAskingForEmail,
  isBusy,
  isCallingEmailOff,
  isExportingFirst,
  isResendingEmail,
  settingsUserOf,
  sectionOf,
  type SettingsSnapshot,
} from '#machines/settings/settingsSelectors.ts';
import { changeJourneys } from './changing.ts';
import { emailJourneys } from './emailing.ts';
import { leaveJourneys } from './leaving.ts';
import { user, settingsModel } from './model.ts';
import {
  asBrowserSays,
  calledOff,
  change,
  closed,
  confirmed,
  conversations,
  deleted,
  emailChange,
  profile,
} from './steps.ts';
import { waitJourneys } from './waiting.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';

const isForm = (snapshot: SettingsSnapshot) =>
  !isBusy(snapshot) && snapshot.can(closed) && !canCancel(snapshot) && canOpen('exportData')(snapshot);
const isWaiting = (snapshot: SettingsSnapshot) =>
  isBusy(snapshot) &&
  !snapshot.can(closed) &&
  !canOpen('profile')(snapshot) &&
  snapshot.context.notice === null &&
  snapshot.context.failure === null;

describeFlow(settingsModel, {
  stateChecks: {
    overview: (snapshot) =>
      sectionOf(snapshot) === null &&
      settingsUserOf(snapshot).email === user.email &&
      !isAskingForEmail(snapshot) &&
      canOpen('profile')(snapshot) &&
      !hasExportedFirst(snapshot) &&
      !isBusy(snapshot),
    profile: (snapshot) => sectionOf(snapshot) === 'profile',
    'profile.editing': (snapshot) => isForm(snapshot) && snapshot.can(profile),
    'profile.saving': (snapshot) => isWaiting(snapshot) && canCancel(snapshot),
    country: (snapshot) => sectionOf(snapshot) === 'country',
    'country.editing': (snapshot) => isForm(snapshot) && snapshot.can(asBrowserSays),
    'country.saving': (snapshot) => isWaiting(snapshot) && canCancel(snapshot),
    email: (snapshot) => sectionOf(snapshot) === 'email',
    'email.editing': (snapshot) => isForm(snapshot) && snapshot.can(emailChange) && isAskingForEmail(snapshot),
    'email.requesting': (snapshot) => isWaiting(snapshot) && canCancel(snapshot) && isAskingForEmail(snapshot),
    'email.waiting': (snapshot) =>
      isForm(snapshot) && snapshot.can(calledOff) && !isAskingForEmail(snapshot) && !isResendingEmail(snapshot),
    'email.resending': (snapshot) =>
      isWaiting(snapshot) && canCancel(snapshot) && isResendingEmail(snapshot) && !isCallingEmailOff(snapshot),
    'email.callingOff': (snapshot) =>
      isWaiting(snapshot) && canCancel(snapshot) && isCallingEmailOff(snapshot) && !isResendingEmail(snapshot),
    password: (snapshot) => sectionOf(snapshot) === 'password',
    'password.editing': (snapshot) => isForm(snapshot) && snapshot.can(change),
    'password.changing': (snapshot) => isWaiting(snapshot) && canCancel(snapshot),
    conversations: (snapshot) => sectionOf(snapshot) === 'conversations',
    'conversations.editing': (snapshot) => isForm(snapshot) && snapshot.can(conversations),
    'conversations.saving': (snapshot) => isWaiting(snapshot) && canCancel(snapshot),
    signOutEverywhere: (snapshot) => sectionOf(snapshot) === 'signOutEverywhere',
    'signOutEverywhere.confirming': (snapshot) => isForm(snapshot) && snapshot.can(confirmed),
    'signOutEverywhere.ending': (snapshot) => isWaiting(snapshot) && !canCancel(snapshot),
    exportData: (snapshot) => sectionOf(snapshot) === 'exportData' && isWaiting(snapshot) && canCancel(snapshot),
    deletion: (snapshot) => sectionOf(snapshot) === 'deletion',
    'deletion.confirming': (snapshot) =>
      isForm(snapshot) &&
      snapshot.can(deleted) &&
      !isExportingFirst(snapshot) &&
      hasExportedFirst(snapshot) === (snapshot.context.notice === 'exported'),
    'deletion.exporting': (snapshot) =>
      isWaiting(snapshot) && canCancel(snapshot) && isExportingFirst(snapshot) && !snapshot.can(deleted),
    'deletion.deleting': (snapshot) => isWaiting(snapshot) && !canCancel(snapshot),
    left: (snapshot) => snapshot.status === 'done',
  },
  equivalentMutants: Object.fromEntries(
    [
      'profile.editing: section.opened leads to country',
      'country.editing: section.opened leads to profile',
      ...[
        'email.editing',
        'email.waiting',
        'password.editing',
        'conversations.editing',
        'signOutEverywhere.confirming',
        'deletion.confirming',
      ].flatMap((open) => [`${open}: section.opened leads to profile`, `${open}: section.opened leads to country`]),
    ].map((mutant) => [mutant, 'whatever is open gives way at once to what was opened']),
  ),
  journeys: { ...changeJourneys, ...emailJourneys, ...leaveJourneys, ...waitJourneys },
});

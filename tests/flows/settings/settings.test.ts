import { canCancel, isBusy, personOf, sectionOf, type SettingsSnapshot } from '#machines/settings/settingsSelectors.ts';
import { changeJourneys } from './changing.ts';
import { leaveJourneys } from './leaving.ts';
import { person, renamed, settingsModel } from './model.ts';
import { asBrowserSays, change, closed, confirmed, conversations, deleted, open, profile } from './steps.ts';
import { waitJourneys } from './waiting.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';

const isForm = (snapshot: SettingsSnapshot) => !isBusy(snapshot) && snapshot.can(closed) && !canCancel(snapshot);
const isWaiting = (snapshot: SettingsSnapshot) =>
  isBusy(snapshot) && !snapshot.can(closed) && snapshot.context.notice === null && snapshot.context.failure === null;

describeFlow(settingsModel, {
  stateChecks: {
    overview: (snapshot) =>
      sectionOf(snapshot) === null &&
      [person, renamed].includes(personOf(snapshot)) &&
      snapshot.can(open('profile')) &&
      !isBusy(snapshot),
    profile: (snapshot) => sectionOf(snapshot) === 'profile',
    'profile.editing': (snapshot) => isForm(snapshot) && snapshot.can(profile),
    'profile.saving': (snapshot) => isWaiting(snapshot) && canCancel(snapshot),
    country: (snapshot) => sectionOf(snapshot) === 'country',
    'country.editing': (snapshot) => isForm(snapshot) && snapshot.can(asBrowserSays),
    'country.saving': (snapshot) => isWaiting(snapshot) && canCancel(snapshot),
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
    'deletion.confirming': (snapshot) => isForm(snapshot) && snapshot.can(deleted),
    'deletion.deleting': (snapshot) => isWaiting(snapshot) && !canCancel(snapshot),
    left: (snapshot) => snapshot.status === 'done',
  },
  journeys: { ...changeJourneys, ...leaveJourneys, ...waitJourneys },
});

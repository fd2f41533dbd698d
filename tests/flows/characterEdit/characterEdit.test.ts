import {
  type CharacterEditSnapshot,
  hasLoadFailed,
  isAskingFirst,
  isChoosingPortrait,
  isBusy,
  isDirty,
  isLoading,
  isReadingLorebook,
  isSaving,
  isSavingPortrait,
} from '#machines/characterEdit/characterEditSelectors.ts';
import { leavingJourneys } from './leaving.ts';
import { loreJourneys } from './lore.ts';
import { characterEditModel, intentId } from './model.ts';
import { portraitJourneys } from './portrait.ts';
import { savingJourneys } from './saving.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';

const retried = { type: 'load.retried' } as const;
const submitted = { type: 'changes.submitted', intentId } as const;
const leaving = { type: 'leave.requested' } as const;

const isEditing = (snapshot: CharacterEditSnapshot) =>
  !isBusy(snapshot) && !hasLoadFailed(snapshot) && !isLoading(snapshot) && !isSaving(snapshot);

describeFlow(characterEditModel, {
  stateChecks: {
    loading: (snapshot) => isLoading(snapshot) && isBusy(snapshot) && !isSaving(snapshot),
    loadFailed: (snapshot) => hasLoadFailed(snapshot) && snapshot.can(retried) && snapshot.context.failure !== null,
    editing: (snapshot) =>
      isEditing(snapshot) &&
      !isAskingFirst(snapshot) &&
      snapshot.can(submitted) &&
      snapshot.can(leaving) === isDirty(snapshot),
    readingLorebook: (snapshot) => isReadingLorebook(snapshot) && isBusy(snapshot) && !isSaving(snapshot),
    confirmingPortrait: (snapshot) =>
      isEditing(snapshot) && isChoosingPortrait(snapshot) && !isSavingPortrait(snapshot) && !snapshot.can(leaving),
    savingPortrait: (snapshot) => isSavingPortrait(snapshot) && isChoosingPortrait(snapshot) && isBusy(snapshot),
    saving: (snapshot) => isSaving(snapshot) && isBusy(snapshot) && isDirty(snapshot) && !isLoading(snapshot),
    confirmingLeave: (snapshot) => isEditing(snapshot) && isAskingFirst(snapshot) && isDirty(snapshot),
  },
  journeys: { ...savingJourneys, ...leavingJourneys, ...loreJourneys, ...portraitJourneys },
});

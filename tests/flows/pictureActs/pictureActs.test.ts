import {
  charactersOf,
  chosenIdOf,
  dialogOf,
  hasCharactersFailed,
  isBusy,
  isUsingAtOnce,
  type PictureActsSnapshot,
  type PictureDialog,
  showFailureOf,
} from '#machines/pictureActs/pictureActsSelectors.ts';
import { pictureActsModel } from './model.ts';
import { chosen, closed, confirmed, deletion, dismissed, retried, use } from './steps.ts';
import { telling } from './telling.ts';
import { usingPictures } from './using.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';

const isResting = (snapshot: PictureActsSnapshot) =>
  !isBusy(snapshot) && dialogOf(snapshot) === null && [deletion, use].every((event) => snapshot.can(event));
const isAsking = (snapshot: PictureActsSnapshot, dialog: PictureDialog) =>
  dialogOf(snapshot) === dialog &&
  !isBusy(snapshot) &&
  snapshot.can(closed) &&
  showFailureOf(snapshot) === null &&
  (dialog === 'use' || chosenIdOf(snapshot) === null);
const isWaiting = (
  snapshot: PictureActsSnapshot,
  dialog: PictureDialog | null,
  source: keyof PictureActsSnapshot['children'],
) =>
  isBusy(snapshot) &&
  dialogOf(snapshot) === dialog &&
  snapshot.context.failure === null &&
  snapshot.children[source] !== undefined &&
  snapshot.can(closed) === (source === 'loadCharacters');

describeFlow(pictureActsModel, {
  stateChecks: {
    resting: isResting,
    'resting.idle': (snapshot) => isResting(snapshot) && showFailureOf(snapshot) === null && !snapshot.can(dismissed),
    'resting.useFailed': (snapshot) =>
      isResting(snapshot) && showFailureOf(snapshot) !== null && snapshot.can(dismissed) && snapshot.hasTag('failed'),
    confirmingDeletion: (snapshot) => isAsking(snapshot, 'deletion') && snapshot.can(confirmed),
    deleting: (snapshot) => isWaiting(snapshot, 'deletion', 'deletePicture'),
    usingAtOnce: (snapshot) => isWaiting(snapshot, null, 'usePicture') && isUsingAtOnce(snapshot),
    loadingCharacters: (snapshot) => isWaiting(snapshot, 'use', 'loadCharacters') && charactersOf(snapshot) === null,
    charactersFailed: (snapshot) =>
      isAsking(snapshot, 'use') &&
      hasCharactersFailed(snapshot) &&
      snapshot.can(retried) &&
      snapshot.hasTag('failed') &&
      charactersOf(snapshot) === null,
    choosingCharacter: (snapshot) =>
      isAsking(snapshot, 'use') && charactersOf(snapshot)?.length === 2 && snapshot.can(chosen),
    using: (snapshot) =>
      isWaiting(snapshot, 'use', 'usePicture') &&
      charactersOf(snapshot)?.some(({ characterId }) => characterId === chosenIdOf(snapshot)) === true,
  },
  journeys: { ...telling, ...usingPictures },
});

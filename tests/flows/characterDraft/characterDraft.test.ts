import {
  canStartOver,
  canUndo,
  type CharacterDraftSnapshot,
  helpFailureOf,
  isAskingToStartOver,
  isLoading,
  isWriting,
  loadFailureOf,
} from '#machines/characterDraft/characterDraftSelectors.ts';
import { journeys } from './journeys.ts';
import { characterDraftModel } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';

const named = { type: 'draft.changed', change: { name: 'Mira' } } as const;
const returned = { type: 'draft.returned' } as const;

const isEdited = (snapshot: CharacterDraftSnapshot) =>
  snapshot.can(named) && snapshot.context.options !== null && !isAskingToStartOver(snapshot);
const isStill = (snapshot: CharacterDraftSnapshot) => !snapshot.can(named) && !canStartOver(snapshot);

describeFlow(characterDraftModel, {
  stateChecks: {
    loading: (snapshot) => isLoading(snapshot) && snapshot.hasTag('busy') && loadFailureOf(snapshot) === null,
    loadFailed: (snapshot) =>
      !isLoading(snapshot) &&
      snapshot.hasTag('failed') &&
      loadFailureOf(snapshot) !== null &&
      snapshot.can({ type: 'load.retried' }),
    editing: isEdited,
    'editing.idle': (snapshot) =>
      isEdited(snapshot) && !isWriting('tagline')(snapshot) && snapshot.context.help === null,
    'editing.writing': (snapshot) =>
      isWriting('tagline')(snapshot) &&
      !isWriting('greeting')(snapshot) &&
      snapshot.hasTag('busy') &&
      !canUndo('tagline')(snapshot) &&
      helpFailureOf('tagline')(snapshot) === null,
    'editing.helpFailed': (snapshot) =>
      snapshot.hasTag('failed') &&
      helpFailureOf('tagline')(snapshot) !== null &&
      helpFailureOf('greeting')(snapshot) === null,
    startingOver: (snapshot) => isAskingToStartOver(snapshot) && isStill(snapshot),
    sent: (snapshot) => snapshot.can(returned) && isStill(snapshot),
  },
  journeys,
});

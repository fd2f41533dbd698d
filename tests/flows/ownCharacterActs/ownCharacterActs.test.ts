import { errNo } from '#contract/errNo.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { ownCharacterActsMachine } from '#machines/ownCharacterActs/ownCharacterActsMachine.ts';
import {
  dialogOf,
  hasDialog,
  isBusy,
  type OwnCharacterActsSnapshot,
  retryFailureOf,
  retryingIdOf,
  targetOf,
} from '#machines/ownCharacterActs/ownCharacterActsSelectors.ts';
import { nothingAsked, OWN_CHARACTER_ACTS_DELAYS } from '#machines/ownCharacterActs/ownCharacterActsSetup.ts';
import { characterId, otherId, published } from '../ownCharacters/model.ts';
import { intentId, otherIntentId, ownCharacterActsModel, vesper } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const { done, failed } = actorsOf(ownCharacterActsMachine);

const deletion = { type: 'deletion.requested', ...vesper } as const;
const confirmed = { type: 'deletion.confirmed', intentId } as const;
const confirmedAgain = { ...confirmed, intentId: otherIntentId } as const;
const visibility = { type: 'visibility.requested', ...vesper } as const;
const chosen = { type: 'visibility.chosen', visibility: 'public', intentId } as const;
const chosenAgain = { ...chosen, intentId: otherIntentId } as const;
const same = { ...chosen, visibility: 'private' } as const;
const closed = { type: 'dialog.closed' } as const;
const retried = { type: 'creation.retried', ...vesper, intentId } as const;
const retriedAgain = { ...retried, intentId: otherIntentId } as const;
const dismissed = { type: 'failure.dismissed' } as const;

const offline = new Error('offline');
const internal = { errNo: errNo.internal };
const gone = { errNo: errNo.notFound };
const unanswered = { errNo: NO_ANSWER, fields: [] };
const broken = { ...internal, fields: [] };

const deleting = { kind: 'delete', characterId, intentId } as const;
const deletingAgain = { ...deleting, intentId: otherIntentId } as const;
const changing = { kind: 'visibility', characterId, visibility: 'public', intentId } as const;
const changingAgain = { ...changing, intentId: otherIntentId } as const;
const retrying = { kind: 'retry', characterId, intentId } as const;
const retryingAgain = { ...retrying, intentId: otherIntentId } as const;
const deleteCall = (input: unknown) => ({ id: 'deleteCharacter', input });
const changeCall = (input: unknown) => ({ id: 'changeVisibility', input });
const retryCall = (input: unknown) => ({ id: 'retryCreation', input });

const removed = { type: 'character.removed', characterId } as const;
const changed = { type: 'character.changed', character: published } as const;
const resumed = { type: 'creation.resumed', characterId } as const;
const idle = { resting: 'idle' } as const;
const retryFailed = { resting: 'retryFailed' } as const;
const about = { ...nothingAsked, target: vesper };

const isResting = (snapshot: OwnCharacterActsSnapshot) =>
  !isBusy(snapshot) &&
  !hasDialog(snapshot) &&
  dialogOf(snapshot) === null &&
  retryingIdOf(snapshot) === null &&
  [deletion, visibility, retried].every((event) => snapshot.can(event));
const isAsking = (snapshot: OwnCharacterActsSnapshot, dialog: 'deletion' | 'visibility') =>
  dialogOf(snapshot) === dialog &&
  hasDialog(snapshot) &&
  !isBusy(snapshot) &&
  snapshot.can(closed) &&
  retryFailureOf(snapshot) === null;
const isWaiting = (
  snapshot: OwnCharacterActsSnapshot,
  dialog: 'deletion' | 'visibility' | null,
  source: keyof OwnCharacterActsSnapshot['children'],
) =>
  isBusy(snapshot) &&
  dialogOf(snapshot) === dialog &&
  snapshot.context.failure === null &&
  snapshot.children[source] !== undefined &&
  retryFailureOf(snapshot) === null;

describeFlow(ownCharacterActsModel, {
  stateChecks: {
    resting: isResting,
    'resting.idle': (snapshot) => isResting(snapshot) && retryFailureOf(snapshot) === null && !snapshot.can(dismissed),
    'resting.retryFailed': (snapshot) =>
      isResting(snapshot) &&
      retryFailureOf(snapshot) !== null &&
      targetOf(snapshot) !== null &&
      snapshot.can(dismissed),
    confirmingDeletion: (snapshot) => isAsking(snapshot, 'deletion') && snapshot.can(confirmed),
    deleting: (snapshot) => isWaiting(snapshot, 'deletion', 'deleteCharacter'),
    choosingVisibility: (snapshot) => isAsking(snapshot, 'visibility') && snapshot.can(chosen),
    changingVisibility: (snapshot) => isWaiting(snapshot, 'visibility', 'changeVisibility'),
    retrying: (snapshot) =>
      isWaiting(snapshot, null, 'retryCreation') && retryingIdOf(snapshot) === targetOf(snapshot)?.characterId,
  },
  journeys: {
    '[CHAR-04] deletes a character once that is confirmed': {
      steps: [deletion, confirmed, done('deleteCharacter', undefined)],
      end: { value: idle, context: nothingAsked, emitted: [removed], started: [deleteCall(deleting)] },
    },
    '[CHAR-04] deletes nothing when the dialog is closed': {
      steps: [deletion, closed],
      end: { value: idle, context: nothingAsked, emitted: [], started: [] },
    },
    'asks by name': {
      steps: [deletion],
      end: { value: 'confirmingDeletion', context: about, emitted: [] },
    },
    '[CHAR-04] tells why nothing was deleted': {
      steps: [deletion, confirmed, failed('deleteCharacter', internal)],
      end: {
        value: 'confirmingDeletion',
        context: { ...about, request: deleting, failure: broken },
        emitted: [],
      },
    },
    'takes one that is gone already for deleted': {
      steps: [deletion, confirmed, failed('deleteCharacter', gone)],
      end: { value: idle, context: nothingAsked, emitted: [removed] },
    },
    'deletes again with the same intent when no answer came': {
      steps: [deletion, confirmed, failed('deleteCharacter', offline), confirmedAgain],
      end: {
        value: 'deleting',
        context: { ...about, request: deleting },
        emitted: [],
        started: [deleteCall(deleting), deleteCall(deleting)],
      },
    },
    'deletes again with a new intent once the server has refused': {
      steps: [deletion, confirmed, failed('deleteCharacter', internal), confirmedAgain],
      end: {
        value: 'deleting',
        context: { ...about, request: deletingAgain },
        emitted: [],
        started: [deleteCall(deleting), deleteCall(deletingAgain)],
      },
    },
    'gives up on deleting after a while': {
      steps: [deletion, confirmed, waited(OWN_CHARACTER_ACTS_DELAYS.deleteTimeout - 1), waited(1)],
      end: {
        value: 'confirmingDeletion',
        context: { ...about, request: deleting, failure: unanswered },
        emitted: [],
      },
    },
    'waits for it until then, and does one thing at a time': {
      steps: [
        deletion,
        confirmed,
        visibility,
        retried,
        closed,
        confirmedAgain,
        waited(OWN_CHARACTER_ACTS_DELAYS.deleteTimeout - 1),
      ],
      end: {
        value: 'deleting',
        context: { ...about, request: deleting },
        emitted: [],
        started: [deleteCall(deleting)],
      },
    },
    'changes who may find a character': {
      steps: [visibility, chosen, done('changeVisibility', published)],
      end: { value: idle, context: nothingAsked, emitted: [changed], started: [changeCall(changing)] },
    },
    'asks which by name, and by how it is': {
      steps: [visibility],
      end: { value: 'choosingVisibility', context: about, emitted: [] },
    },
    'asks the server for nothing when it stays as it is': {
      steps: [visibility, same],
      end: { value: idle, context: nothingAsked, emitted: [], started: [] },
    },
    'changes nothing when that dialog is closed': {
      steps: [visibility, closed],
      end: { value: idle, context: nothingAsked, emitted: [], started: [] },
    },
    'tells why it was not changed': {
      steps: [visibility, chosen, failed('changeVisibility', internal)],
      end: { value: 'choosingVisibility', context: { ...about, request: changing, failure: broken }, emitted: [] },
    },
    'takes one out that is gone': {
      steps: [visibility, chosen, failed('changeVisibility', gone)],
      end: { value: idle, context: nothingAsked, emitted: [removed] },
    },
    'changes it again with the same intent when no answer came': {
      steps: [visibility, chosen, failed('changeVisibility', offline), chosenAgain],
      end: {
        value: 'changingVisibility',
        context: { ...about, request: changing },
        emitted: [],
        started: [changeCall(changing), changeCall(changing)],
      },
    },
    'changes it again with a new intent once the server has refused': {
      steps: [visibility, chosen, failed('changeVisibility', internal), chosenAgain],
      end: { value: 'changingVisibility', context: { ...about, request: changingAgain }, emitted: [] },
    },
    'gives up on the change after a while': {
      steps: [visibility, chosen, waited(OWN_CHARACTER_ACTS_DELAYS.visibilityTimeout - 1), waited(1)],
      end: {
        value: 'choosingVisibility',
        context: { ...about, request: changing, failure: unanswered },
        emitted: [],
      },
    },
    'waits for the change until then': {
      steps: [visibility, chosen, waited(OWN_CHARACTER_ACTS_DELAYS.visibilityTimeout - 1)],
      end: { value: 'changingVisibility', context: { ...about, request: changing }, emitted: [] },
    },
    '[CHAR-03] tries again what failed to be made': {
      steps: [retried, done('retryCreation', undefined)],
      end: { value: idle, context: nothingAsked, emitted: [resumed], started: [retryCall(retrying)] },
    },
    '[CHAR-03] tells why it could not be tried again': {
      steps: [retried, failed('retryCreation', { errNo: errNo.tokensNeeded })],
      end: {
        value: retryFailed,
        context: { target: vesper, request: retrying, failure: { errNo: errNo.tokensNeeded, fields: [] } },
        emitted: [],
      },
    },
    'takes one for tried again that is under way already': {
      steps: [retried, failed('retryCreation', { errNo: errNo.conflict })],
      end: { value: idle, context: nothingAsked, emitted: [resumed] },
    },
    'takes one out that is gone when it is tried again': {
      steps: [retried, failed('retryCreation', gone)],
      end: { value: idle, context: nothingAsked, emitted: [removed] },
    },
    '[CHAR-03] tries again with the same intent when no answer came': {
      steps: [retried, failed('retryCreation', offline), retriedAgain],
      end: {
        value: 'retrying',
        context: { ...about, request: retrying },
        emitted: [],
        started: [retryCall(retrying), retryCall(retrying)],
      },
    },
    'tries again with a new intent once the server has refused': {
      steps: [retried, failed('retryCreation', internal), retriedAgain],
      end: { value: 'retrying', context: { ...about, request: retryingAgain }, emitted: [] },
    },
    'tries another one with an intent of its own': {
      steps: [retried, failed('retryCreation', offline), { ...retriedAgain, characterId: otherId }],
      end: {
        value: 'retrying',
        context: {
          ...nothingAsked,
          target: { ...vesper, characterId: otherId },
          request: { ...retryingAgain, characterId: otherId },
        },
        emitted: [],
      },
    },
    'gives up on trying again after a while': {
      steps: [retried, waited(OWN_CHARACTER_ACTS_DELAYS.retryTimeout - 1), waited(1)],
      end: { value: retryFailed, context: { target: vesper, request: retrying, failure: unanswered }, emitted: [] },
    },
    'waits for it until then': {
      steps: [retried, waited(OWN_CHARACTER_ACTS_DELAYS.retryTimeout - 1)],
      end: { value: 'retrying', context: { ...about, request: retrying }, emitted: [] },
    },
    'forgets why it could not be tried again once that was read': {
      steps: [retried, failed('retryCreation', internal), dismissed],
      end: { value: idle, context: nothingAsked, emitted: [] },
    },
    'forgets it too when something else is done': {
      steps: [retried, failed('retryCreation', internal), deletion],
      end: { value: 'confirmingDeletion', context: about, emitted: [] },
    },
    'and when another visibility is wanted': {
      steps: [retried, failed('retryCreation', internal), visibility],
      end: { value: 'choosingVisibility', context: about, emitted: [] },
    },
  },
});

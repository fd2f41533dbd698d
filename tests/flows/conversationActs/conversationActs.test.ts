import { errNo } from '#contract/errNo.ts';
import { conversationActsMachine } from '#machines/conversationActs/conversationActsMachine.ts';
import {
  type ConversationActsSnapshot,
  dialogOf,
  importedOf,
  importFailureOf,
  isAskingFirst,
  isBusy,
  isImporting,
  targetOf,
} from '#machines/conversationActs/conversationActsSelectors.ts';
import { CONVERSATION_ACTS_DELAYS, nothingAsked } from '#machines/conversationActs/conversationActsSetup.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { characterId, conversationActsModel, imported, intentId, mira, otherIntentId, text } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const { done, failed } = actorsOf(conversationActsMachine);

const clear = { type: 'clear.requested', ...mira } as const;
const deletion = { type: 'deletion.requested', ...mira } as const;
const closed = { type: 'dialog.closed' } as const;
const confirmed = { type: 'act.confirmed', intentId } as const;
const confirmedAgain = { ...confirmed, intentId: otherIntentId } as const;
const chosen = { type: 'file.chosen', text, intentId } as const;
const chosenAgain = { ...chosen, intentId: otherIntentId } as const;
const retried = { type: 'act.retried', intentId: otherIntentId } as const;
const dismissed = { type: 'act.dismissed' } as const;
const offline = new Error('offline');
const internal = { errNo: errNo.internal };

const unanswered = { errNo: NO_ANSWER, fields: [] };
const broken = { ...internal, fields: [] };
const clearing = { kind: 'clear', characterId, intentId } as const;
const deleting = { kind: 'delete', characterId, intentId } as const;
const importing = { kind: 'import', text, intentId } as const;
const importingAgain = { ...importing, intentId: otherIntentId } as const;
const clearCall = { id: 'clearConversation', input: clearing };
const deleteCall = { id: 'deleteConversation', input: deleting };
const importCall = (input: unknown) => ({ id: 'importConversation', input });
const removed = { type: 'conversation.removed', characterId } as const;
const toldImport = { type: 'conversation.imported', ...imported } as const;
const idle = { resting: 'idle' } as const;
const importFailed = { resting: 'importFailed' } as const;

const isResting = (snapshot: ConversationActsSnapshot) =>
  !isBusy(snapshot) &&
  dialogOf(snapshot) === null &&
  !isAskingFirst(snapshot) &&
  targetOf(snapshot) === null &&
  !isImporting(snapshot) &&
  [clear, deletion, chosen, dismissed].every((event) => snapshot.can(event));
const isAsking = (snapshot: ConversationActsSnapshot, dialog: 'clear' | 'deletion') =>
  dialogOf(snapshot) === dialog &&
  isAskingFirst(snapshot) &&
  targetOf(snapshot)?.name === mira.name &&
  importFailureOf(snapshot) === null;
const isWaiting = (snapshot: ConversationActsSnapshot) =>
  isBusy(snapshot) && snapshot.context.failure === null && !snapshot.can(clear) && !snapshot.can(confirmed);

describeFlow(conversationActsModel, {
  stateChecks: {
    resting: isResting,
    'resting.idle': (snapshot) => isResting(snapshot) && importFailureOf(snapshot) === null && !snapshot.can(retried),
    'resting.importFailed': (snapshot) =>
      isResting(snapshot) && importFailureOf(snapshot) !== null && snapshot.can(retried),
    confirmingClear: (snapshot) => isAsking(snapshot, 'clear') && !isBusy(snapshot),
    clearing: (snapshot) => isAsking(snapshot, 'clear') && isWaiting(snapshot),
    confirmingDeletion: (snapshot) => isAsking(snapshot, 'deletion') && !isBusy(snapshot),
    deleting: (snapshot) => isAsking(snapshot, 'deletion') && isWaiting(snapshot),
    importing: (snapshot) => isImporting(snapshot) && isWaiting(snapshot) && importedOf(snapshot) === null,
  },
  journeys: {
    '[CHAT-05] clears a conversation once that is confirmed, and tells': {
      steps: [clear, confirmed, done('clearConversation', undefined)],
      end: {
        value: idle,
        context: nothingAsked,
        emitted: [{ type: 'conversation.changed', characterId }],
        started: [clearCall],
      },
    },
    '[CHAT-05] deletes a conversation once that is confirmed, and tells': {
      steps: [deletion, confirmed, done('deleteConversation', undefined)],
      end: { value: idle, context: nothingAsked, emitted: [removed], started: [deleteCall] },
    },
    'clears nothing before that': {
      steps: [clear, closed],
      end: { value: idle, context: nothingAsked, emitted: [], started: [] },
    },
    'deletes nothing before that': {
      steps: [deletion, closed],
      end: { value: idle, context: nothingAsked, emitted: [], started: [] },
    },
    'takes a conversation that is gone for deleted': {
      steps: [deletion, confirmed, failed('deleteConversation', { errNo: errNo.notFound })],
      end: { value: idle, context: nothingAsked, emitted: [removed] },
    },
    'tells in the dialog why it could not be cleared': {
      steps: [clear, confirmed, failed('clearConversation', internal)],
      end: {
        value: 'confirmingClear',
        context: { ...nothingAsked, target: mira, request: clearing, failure: broken },
        emitted: [],
      },
    },
    'tells in the dialog why it could not be deleted': {
      steps: [deletion, confirmed, failed('deleteConversation', internal)],
      end: {
        value: 'confirmingDeletion',
        context: { ...nothingAsked, target: mira, request: deleting, failure: broken },
        emitted: [],
      },
    },
    'clears again with the same intent when no answer came': {
      steps: [clear, confirmed, failed('clearConversation', offline), confirmedAgain],
      end: {
        value: 'clearing',
        context: { ...nothingAsked, target: mira, request: clearing },
        emitted: [],
        started: [clearCall, clearCall],
      },
    },
    'deletes again with the same intent when no answer came': {
      steps: [deletion, confirmed, failed('deleteConversation', offline), confirmedAgain],
      end: {
        value: 'deleting',
        context: { ...nothingAsked, target: mira, request: deleting },
        emitted: [],
        started: [deleteCall, deleteCall],
      },
    },
    'deletes again with a new intent once the server has refused': {
      steps: [deletion, confirmed, failed('deleteConversation', internal), confirmedAgain],
      end: {
        value: 'deleting',
        context: { ...nothingAsked, target: mira, request: { ...deleting, intentId: otherIntentId } },
        emitted: [],
      },
    },
    'forgets why it failed when the dialog closes': {
      steps: [clear, confirmed, failed('clearConversation', internal), closed],
      end: { value: idle, context: nothingAsked, emitted: [] },
    },
    'gives up on clearing after a while': {
      steps: [clear, confirmed, waited(CONVERSATION_ACTS_DELAYS.clearTimeout - 1), waited(1)],
      end: {
        value: 'confirmingClear',
        context: { ...nothingAsked, target: mira, request: clearing, failure: unanswered },
        emitted: [],
      },
    },
    'waits for it as long as it may, also when the dialog is to close': {
      steps: [clear, confirmed, closed, waited(CONVERSATION_ACTS_DELAYS.clearTimeout - 1)],
      end: { value: 'clearing', context: { ...nothingAsked, target: mira, request: clearing }, emitted: [] },
    },
    'gives up on deleting after a while': {
      steps: [deletion, confirmed, waited(CONVERSATION_ACTS_DELAYS.deleteTimeout - 1), waited(1)],
      end: {
        value: 'confirmingDeletion',
        context: { ...nothingAsked, target: mira, request: deleting, failure: unanswered },
        emitted: [],
      },
    },
    'waits for the deletion as long as it may': {
      steps: [deletion, confirmed, closed, waited(CONVERSATION_ACTS_DELAYS.deleteTimeout - 1)],
      end: { value: 'deleting', context: { ...nothingAsked, target: mira, request: deleting }, emitted: [] },
    },
    'imports a conversation, and tells what came of it until that was read': {
      steps: [chosen, done('importConversation', imported)],
      end: {
        value: idle,
        context: { ...nothingAsked, imported },
        emitted: [toldImport],
        started: [importCall(importing)],
      },
    },
    'forgets it once it was read': {
      steps: [chosen, done('importConversation', imported), dismissed],
      end: { value: idle, context: nothingAsked, emitted: [toldImport] },
    },
    'forgets it when something else is done': {
      steps: [chosen, done('importConversation', imported), clear],
      end: { value: 'confirmingClear', context: { ...nothingAsked, target: mira }, emitted: [toldImport] },
    },
    'forgets it when another file is chosen': {
      steps: [chosen, done('importConversation', imported), chosenAgain],
      end: { value: 'importing', context: { ...nothingAsked, request: importingAgain }, emitted: [toldImport] },
    },
    'tells why a file could not be imported': {
      steps: [
        chosen,
        failed('importConversation', { errNo: errNo.invalidInput, fields: [{ path: 'file', reason: 'wrong' }] }),
      ],
      end: {
        value: importFailed,
        context: {
          ...nothingAsked,
          request: importing,
          failure: { errNo: errNo.invalidInput, fields: [{ path: 'file', reason: 'wrong' }] },
        },
        emitted: [],
      },
    },
    'imports it again with the same intent when no answer came': {
      steps: [chosen, failed('importConversation', offline), retried],
      end: {
        value: 'importing',
        context: { ...nothingAsked, request: importing },
        emitted: [],
        started: [importCall(importing), importCall(importing)],
      },
    },
    'keeps that intent too when the same file is chosen again': {
      steps: [chosen, failed('importConversation', offline), chosenAgain],
      end: { value: 'importing', context: { ...nothingAsked, request: importing }, emitted: [] },
    },
    'imports another file with an intent of its own': {
      steps: [chosen, failed('importConversation', offline), { ...chosenAgain, text: '{}' }],
      end: {
        value: 'importing',
        context: { ...nothingAsked, request: { ...importingAgain, text: '{}' } },
        emitted: [],
      },
    },
    'imports it again with a new intent once the server has refused': {
      steps: [chosen, failed('importConversation', internal), retried],
      end: { value: 'importing', context: { ...nothingAsked, request: importingAgain }, emitted: [] },
    },
    'forgets a file that could not be imported': {
      steps: [chosen, failed('importConversation', internal), dismissed],
      end: { value: idle, context: nothingAsked, emitted: [] },
    },
    'gives up on an import after a while': {
      steps: [chosen, waited(CONVERSATION_ACTS_DELAYS.importTimeout - 1), waited(1)],
      end: {
        value: importFailed,
        context: { ...nothingAsked, request: importing, failure: unanswered },
        emitted: [],
      },
    },
    'waits for it as long as it may, and does one thing at a time': {
      steps: [chosen, clear, deletion, chosenAgain, dismissed, waited(CONVERSATION_ACTS_DELAYS.importTimeout - 1)],
      end: {
        value: 'importing',
        context: { ...nothingAsked, request: importing },
        emitted: [],
        started: [importCall(importing)],
      },
    },
  },
});

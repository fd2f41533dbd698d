import { failed, unanswered } from '#machines/failure.ts';
import { assertPresent } from '#machines/assertPresent.ts';
import { withEvent, withOutput } from '#machines/params.ts';
import { chatSetup } from './chatSetup.ts';
import { answerInput, answerOf } from './messages.ts';

/** From what a person sends to the end of the answer. */

const settled = '#chat.open.exchange.settled';
const lost = '#chat.open.exchange.lost';
const agreeing = '#chat.open.exchange.agreeing';

const submitted = { guard: 'canSubmit', target: 'running', actions: withEvent('submit') } as const;
const pictured = {
  guard: withEvent('canWishForPicture'),
  target: 'running',
  actions: withEvent('wishForPicture'),
} as const;
const requestedAnew = withEvent('requestAnew');
const editOpened = { guard: withEvent('canEdit'), actions: 'openEdit' } as const;
const editClosed = { guard: 'isEditing', actions: 'closeEdit' } as const;

const sending = chatSetup.createStateConfig({
  on: {
    'answer.started': { target: 'answering', actions: withEvent('accept') },
    'answer.refused': [
      { guard: { type: 'isAgreementNeeded', params: ({ event }) => event.failure }, target: agreeing },
      { target: settled, actions: { type: 'setFailure', params: ({ event }) => event.failure } },
    ],
    'answer.lost': { target: settled, actions: unanswered },
    'message.stopRequested': settled,
  },
  after: { sendTimeout: { target: settled, actions: unanswered } },
});

const answering = chatSetup.createStateConfig({
  on: {
    'answer.started': { target: 'answering', reenter: true, actions: withEvent('takeUp') },
    'answer.extended': {
      guard: withEvent('canExtend'),
      target: 'answering',
      reenter: true,
      actions: withEvent('extendAnswer'),
    },
    'answer.pictured': {
      guard: withEvent('isAnswer'),
      target: 'answering',
      reenter: true,
      actions: withEvent('setPicture'),
    },
    'message.stopRequested': { target: 'stopping', actions: 'clearFailure' },
  },
  after: { silenceTimeout: { target: lost, actions: unanswered } },
});

const stopping = chatSetup.createStateConfig({
  invoke: {
    id: 'stop',
    src: 'stop',
    input: ({ context }) => ({ msgId: assertPresent(answerOf(context.messages)).msgId }),
    onDone: { target: 'answering', actions: withOutput('endAnswer') },
    onError: { target: 'answering', actions: failed },
  },
  on: {
    'answer.started': { actions: withEvent('takeUp') },
    'answer.extended': { guard: withEvent('canExtend'), actions: withEvent('extendAnswer') },
    'answer.pictured': { guard: withEvent('isAnswer'), actions: withEvent('setPicture') },
  },
  after: { stopTimeout: { target: lost, actions: unanswered } },
});

/** Follows one answer; what is asked for first, if anything is. */
const running = chatSetup.createStateConfig({
  tags: 'busy',
  initial: 'sending',
  invoke: {
    id: 'answer',
    src: 'answer',
    input: ({ context }) => answerInput(context),
    onError: [
      { guard: 'hasRequest', target: settled, actions: failed },
      { target: lost, actions: failed },
    ],
  },
  always: { guard: 'hasEnded', target: settled },
  on: {
    'answer.ended': {
      guard: { type: 'isAnswer', params: ({ event }) => event.message },
      actions: withEvent('endAnswer'),
    },
    'answer.refused': { target: lost, actions: { type: 'setFailure', params: ({ event }) => event.failure } },
    'answer.lost': { target: lost, actions: unanswered },
  },
  states: { sending, answering, stopping },
});

export const exchange = chatSetup.createStateConfig({
  initial: 'settled',
  states: {
    settled: {
      always: [
        { guard: 'wasSending', target: 'running', actions: 'takeUpSending' },
        { guard: 'hasUnsent', target: 'unsent' },
        { guard: 'mustWait', target: 'heldBack' },
        { guard: 'hasAnswerFailed', target: 'answerFailed' },
        { guard: 'isAnswering', target: 'running.answering' },
        { target: 'idle' },
      ],
    },
    idle: {
      entry: 'clearFailure',
      always: { guard: 'isUnsettled', target: 'settled' },
      on: {
        'message.submitted': submitted,
        'picture.requested': pictured,
        'answer.anotherRequested': { guard: 'canRegenerate', target: 'running', actions: requestedAnew },
        'answer.continueRequested': { guard: 'canContinue', target: 'running', actions: withEvent('requestMore') },
        'edit.opened': editOpened,
        'edit.closed': editClosed,
      },
    },
    running,
    unsent: {
      tags: 'failed',
      // It has come to light that the server has it.
      always: { guard: 'hasNoRequest', target: 'idle' },
      on: {
        'message.retried': { target: 'running', actions: 'clearFailure' },
        'message.discarded': [{ guard: 'isRefused', target: 'idle', actions: 'giveBack' }, { target: 'takingBack' }],
        'network.restored': { guard: 'isUnanswered', target: 'running', actions: 'clearFailure' },
      },
    },
    takingBack: {
      tags: 'busy',
      invoke: {
        id: 'loadConversation',
        src: 'loadConversation',
        input: ({ context }) => ({ characterId: context.characterId }),
        onDone: { target: 'idle', actions: withOutput('reconcile') },
        onError: { target: 'idle', actions: 'giveBack' },
      },
      on: { 'message.discarded': { target: 'idle', actions: 'giveBack' } },
      after: { takeBackTimeout: { target: 'idle', actions: 'giveBack' } },
    },
    /** Asking again would be in vain for some seconds. */
    heldBack: {
      tags: 'failed',
      always: { guard: 'hasNoFailedAnswer', target: 'settled' },
      on: { 'message.submitted': submitted, 'edit.opened': editOpened, 'edit.closed': editClosed },
      after: { retryWait: { target: 'answerFailed', actions: 'clearFailure' } },
    },
    answerFailed: {
      tags: 'failed',
      always: { guard: 'hasNoFailedAnswer', target: 'settled' },
      on: {
        'message.retried': { target: 'running', actions: requestedAnew },
        'message.submitted': submitted,
        'edit.opened': editOpened,
        'edit.closed': editClosed,
      },
    },
    lost: {
      tags: 'failed',
      always: { guard: 'hasEnded', target: 'settled' },
      after: {
        reconnectWait: { guard: 'isUnanswered', target: 'running.answering', actions: 'clearFailure' },
      },
      on: {
        'message.retried': { target: 'running.answering', actions: 'clearFailure' },
        'network.restored': { target: 'running.answering', actions: 'clearFailure' },
      },
    },
    /** The words ask for a picture, whose price has to be agreed to first. */
    agreeing: {
      // It has come to light that the server has it.
      always: { guard: 'hasNoRequest', target: 'idle' },
      on: {
        'picture.agreed': { target: 'running', actions: withEvent('agree') },
        'picture.declined': { target: 'running', actions: withEvent('decline') },
        'message.discarded': { target: 'idle', actions: 'giveBack' },
      },
    },
  },
});

import { errNo } from '#contract/errNo.ts';
import type { Message } from '#contract/chat.ts';
import type { AnswerPicture } from '#contract/picture.ts';
import { chatMachine } from '#machines/chat/chatMachine.ts';
import { chatDescription } from '#machines/chat/chatDescription.ts';
import type { AnswerRequest, ChatCharacter, ChatContext } from '#machines/chat/chatTypes.ts';
import type { ChatSnapshot } from '#machines/chat/chatSelectors.ts';
import { answerOf } from '#machines/chat/messages.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { bare, type Model } from '@liora/flow-kit/model/model.ts';
import { isRefusal } from '../support/isRefusal.ts';

export const characterId = '00000000-0000-7000-8000-00000000000c';

export const mira: ChatCharacter = {
  characterId,
  origin: 'pgc',
  name: 'Mira',
  age: 29,
  tagline: 'Keeps a lighthouse',
  tags: ['calm'],
  portrait: 'mira.webp',
  description: 'She keeps a lighthouse.',
  scenario: 'An evening at the sea.',
  greeting: 'Good evening.',
  greetings: ['Good evening.', 'You again.'],
};

/** Ids and times are told by a number: what comes later has the higher one. */
export const message = (
  number: number,
  role: Message['role'],
  text: string,
  status: Message['status'] = 'done',
): Message => ({
  msgId: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  role,
  text,
  status,
  createTime: 1000 + number,
  chosen: 0,
  alternatives: 1,
  liked: false,
  hasFeedback: false,
  image: null,
});

export const said = message(11, 'user', 'Hello');
/** The answer to `said` in its states. */
export const answer = {
  begun: message(12, 'companion', '', 'generating'),
  done: message(12, 'companion', 'Hi there'),
  stopped: message(12, 'companion', 'Hi', 'stopped'),
  failed: message(12, 'companion', 'Hi', 'failed'),
  interrupted: message(12, 'companion', 'Hi', 'interrupted'),
  /** The model takes nothing for a while, or nothing of the kind. */
  busy: { ...message(12, 'companion', '', 'failed'), failure: { reason: 'rateLimited', retryAfter: 600 } },
  refused: { ...message(12, 'companion', '', 'failed'), failure: { reason: 'refused' } },
  cut: { ...message(12, 'companion', 'Hi th'), isCut: true },
} as const satisfies Record<string, Message>;
/** The picture that comes with it. */
export const picture: AnswerPicture = {
  taskId: '00000000-0000-7000-8000-0000000000aa',
  status: 'making',
  place: 0,
  progress: 40,
  refusal: null,
  failure: null,
};
export const earlier = [
  message(1, 'companion', 'Good evening.'),
  message(2, 'user', 'Oh'),
  message(3, 'companion', 'Yes?'),
];
export const oldest = [message(0, 'user', 'Are you there?')];
export const intentId = '00000000-0000-7000-8000-00000000000f';
export const otherIntentId = '00000000-0000-7000-8000-0000000000ff';

/** What was on its way when the page was left. */
export const kept: AnswerRequest = { kind: 'send', characterId, text: 'Hello', picture: 'ifSaid', intentId };

type OpenValue = Extract<ChatSnapshot['value'], { open: unknown }>['open'];

/** What decides, besides the state, what can happen next. */
const standOf = (value: OpenValue, { draft, editing, failure, hasMore, messages, request, seekTime }: ChatContext) => {
  const { history, exchange } = value;
  if (typeof exchange === 'object')
    return exchange.running === 'sending' ? request?.kind : answerOf(messages)?.text.length;
  switch (exchange) {
    case 'idle':
      if (history !== 'idle') return history;
      if (editing !== null) return 'editing';
      if (draft !== '') return 'drafted';
      return seekTime === null ? [hasMore, messages.length > 0, answerOf(messages)?.isCut === true] : 'seeking';
    case 'heldBack':
    case 'answerFailed':
      if (editing !== null) return 'editing';
      return draft === '' ? request?.kind : 'drafted';
    case 'agreeing':
      return history === 'refreshing' ? history : null;
    case 'unsent':
      if (history === 'refreshing') return history;
      return [request?.kind, failure === null ? 'stopped' : failure.errNo === NO_ANSWER ? 'unanswered' : 'refused'];
    case 'takingBack':
    case 'settled':
    case 'lost':
      return null;
  }
};

export const chatModel: Model<typeof chatMachine> = {
  machine: chatMachine,
  description: chatDescription,
  isRefusal,
  input: { characterId },
  fixtures: {
    events: {
      'load.retried': bare,
      'older.requested': bare,
      'draft.changed': { text: { text: ' Hello ' } },
      'message.submitted': { intent: { intentId } },
      'greeting.chosen': { second: { ordinal: 1 } },
      'message.retried': { intent: { intentId: otherIntentId } },
      'message.discarded': bare,
      'message.stopRequested': bare,
      'picture.requested': { words: { text: text.chat_picture_words, intentId: otherIntentId } },
      'picture.agreed': {
        'this time': { isForAll: false, intentId: otherIntentId },
        always: { isForAll: true, intentId: otherIntentId },
      },
      'picture.declined': { intent: { intentId: otherIntentId } },
      'answer.anotherRequested': { intent: { intentId } },
      'answer.continueRequested': { intent: { intentId } },
      'edit.opened': { 'last said': { msgId: said.msgId } },
      'edit.closed': bare,
      'message.sought': { oldest: { createTime: 1000 } },
      'message.found': bare,
      'message.changed': { chosen: { message: { ...answer.done, chosen: 0, alternatives: 2, liked: true } } },
      'message.removed': { answer: { msgId: answer.begun.msgId } },
      'conversation.changed': bare,
      'network.restored': bare,
      'unsent.restored': {
        sending: { unsent: { draft: '', editing: null, request: kept, wasSending: true } },
      },
      'answer.started': { begun: { messages: [said, answer.begun] } },
      'answer.extended': { piece: { msgId: answer.begun.msgId, seq: 2, text: 'Hi' } },
      'answer.pictured': { making: { msgId: answer.begun.msgId, picture } },
      'answer.ended': {
        done: { message: answer.done },
        failed: { message: answer.failed, errNo: errNo.providerFailed },
        busy: { message: answer.busy, errNo: errNo.providerFailed },
        refused: { message: answer.refused, errNo: errNo.contentRefused },
      },
      // Before `answer.refused`, which only happens before the start: paths that go on take the way that is real.
      'answer.lost': bare,
      'answer.refused': {
        refused: { failure: { errNo: errNo.tooManyRequests, fields: [], retryAfter: 600 } },
        'price not agreed to': { failure: { errNo: errNo.pictureAgreementNeeded, fields: [] } },
      },
    },
    done: {
      loadConversation: {
        new: { character: mira, messages: [], hasMore: false, isDemo: false },
        'with answer': { character: mira, messages: [...earlier, said, answer.done], hasMore: true, isDemo: true },
        cut: { character: mira, messages: [said, answer.cut], hasMore: false, isDemo: false },
        generating: { character: mira, messages: [said, answer.begun], hasMore: false, isDemo: false },
        interrupted: { character: mira, messages: [said, answer.failed], hasMore: false, isDemo: false },
      },
      loadOlder: { last: { messages: oldest, hasMore: false } },
      stop: { stopped: { message: answer.stopped } },
    },
    failed: {
      loadConversation: { 'not found': { errNo: errNo.notFound }, 'no answer': new Error('offline') },
      loadOlder: { 'no answer': new Error('offline') },
      answer: { thrown: new Error('thrown') },
      stop: { 'no answer': new Error('offline') },
    },
  },
  situation: ({ status, value, context }) =>
    typeof value === 'string' || !('open' in value)
      ? [value, status, context.wasSending]
      : [value.open.exchange, standOf(value.open, context)],
};

import type { Character } from '#contract/character.ts';
import { errNo } from '#contract/errNo.ts';
import type { Message } from '#contract/chat.ts';
import { chatMachine } from '#machines/chat/chatMachine.ts';
import { answerOf } from '#machines/chat/messages.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { bare, type Model } from './support/model.ts';

export const characterId = '00000000-0000-7000-8000-00000000000c';

export const mira: Character = {
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
});

export const said = message(11, 'user', 'Hello');
/** The answer to `said` in its states. */
export const answer = {
  begun: message(12, 'companion', '', 'generating'),
  done: message(12, 'companion', 'Hi there'),
  stopped: message(12, 'companion', 'Hi', 'stopped'),
  failed: message(12, 'companion', 'Hi', 'failed'),
  interrupted: message(12, 'companion', 'Hi', 'interrupted'),
};
export const earlier = [
  message(1, 'companion', 'Good evening.'),
  message(2, 'user', 'Oh'),
  message(3, 'companion', 'Yes?'),
];
export const oldest = [message(0, 'user', 'Are you there?')];
export const intentId = '00000000-0000-7000-8000-00000000000f';
export const otherIntentId = '00000000-0000-7000-8000-0000000000ff';

export const chatModel: Model<typeof chatMachine> = {
  machine: chatMachine,
  input: { characterId },
  fixtures: {
    events: {
      'load.retried': bare,
      'older.requested': bare,
      'draft.changed': { text: { text: ' Hello ' } },
      'message.submitted': { intent: { intentId } },
      'message.retried': { intent: { intentId: otherIntentId } },
      'message.discarded': bare,
      'message.stopRequested': bare,
      'answer.started': { begun: { messages: [said, answer.begun] } },
      'answer.extended': { piece: { msgId: answer.begun.msgId, seq: 2, text: 'Hi' } },
      'answer.ended': {
        done: { message: answer.done },
        failed: { message: answer.failed, errNo: errNo.providerFailed },
      },
      // Before `answer.refused`, which only happens before the start: paths that go on take the way that is real.
      'answer.lost': bare,
      'answer.refused': { refused: { failure: { errNo: errNo.tooManyRequests, fields: [], retryAfter: 3 } } },
    },
    done: {
      loadConversation: {
        new: { character: mira, messages: [], hasOlder: false, isDemo: false },
        'with answer': { character: mira, messages: [...earlier, said, answer.done], hasOlder: true, isDemo: true },
        generating: { character: mira, messages: [said, answer.begun], hasOlder: false, isDemo: false },
        interrupted: { character: mira, messages: [said, answer.failed], hasOlder: false, isDemo: false },
      },
      loadOlder: { last: { messages: oldest, hasOlder: false } },
      stop: { stopped: { message: answer.stopped } },
    },
    failed: {
      loadConversation: { 'not found': { errNo: errNo.notFound }, 'no answer': new Error('offline') },
      loadOlder: { 'no answer': new Error('offline') },
      answer: { thrown: new Error('thrown') },
      stop: { 'no answer': new Error('offline') },
    },
  },
  situation: ({ status, value, context: { draft, failure, hasOlder, messages, request } }) => {
    if (typeof value === 'string' || !('open' in value)) return [value, status];
    const { history, exchange } = value.open;
    const isIdle = exchange === 'idle';
    const answer = answerOf(messages);
    return {
      exchange,
      history: isIdle ? history : undefined,
      hasOlder: isIdle ? hasOlder : undefined,
      canSubmit: isIdle || exchange === 'answerFailed' ? draft !== '' : undefined,
      request: request?.kind,
      hasFailed: answer?.status === 'failed',
      length: answer?.status === 'generating' ? answer.text.length : undefined,
      isRefused: exchange === 'unsent' ? failure !== null && failure.errNo !== NO_ANSWER : undefined,
    };
  },
};

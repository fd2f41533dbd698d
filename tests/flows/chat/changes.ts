import { errNo } from '#contract/errNo.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { answer, earlier, message, said } from './model.ts';
import {
  another,
  anotherAnswer,
  answering,
  begun,
  changed,
  type ChatJourney,
  discarded,
  drafted,
  end,
  exchanged,
  extended,
  failed,
  load,
  loaded,
  older,
  olderRequested,
  refused,
  removed,
  send,
  stopped,
  submitted,
  writing,
} from './steps.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const refreshing = (...state: Parameters<typeof end>): ChatJourney['end'] => ({
  ...end(...state),
  value: { open: { history: 'refreshing', exchange: state[0] } },
});

/** What changes elsewhere. */
export const outsideJourneys: Readonly<Record<string, ChatJourney>> = {
  'looks for what has changed elsewhere, and follows an answer that was begun there': {
    steps: [loaded(earlier), changed, loaded([...earlier, said, writing('Hi')])],
    end: {
      ...end(answering, { messages: [...earlier, said, writing('Hi')] }),
      started: [load, load, { id: 'answer', input: { kind: 'follow', msgId: answer.begun.msgId, after: 2 } }],
    },
  },
  '[N-13] shows another answer that is being written elsewhere, however much longer the one before is': {
    steps: [loaded(exchanged), changed, loaded([said, { ...answer.begun, text: 'H', chosen: 1, alternatives: 2 }])],
    end: {
      ...end(answering, { messages: [said, { ...answer.begun, text: 'H', chosen: 1, alternatives: 2 }] }),
      started: [load, load, { id: 'answer', input: { kind: 'follow', msgId: answer.begun.msgId, after: 1 } }],
    },
  },
  'keeps earlier messages when the latest are loaded anew, and forgets those that were deleted': {
    steps: [
      loaded([message(4, 'user', 'Hm'), ...exchanged], true),
      olderRequested,
      older(earlier, true),
      changed,
      loaded([message(4, 'user', 'Hm')], true),
    ],
    end: end('idle', { messages: [...earlier, message(4, 'user', 'Hm')], hasMore: true }),
  },
  'keeps knowing that there is nothing earlier when the latest are loaded anew': {
    steps: [loaded(exchanged, true), olderRequested, older(earlier, false), changed, loaded(exchanged, true)],
    end: end('idle', { messages: [...earlier, ...exchanged] }),
  },
  'leaves no gap when more was said elsewhere than a page holds': {
    steps: [loaded(earlier), changed, loaded(exchanged, true)],
    end: end('idle', { messages: exchanged, hasMore: true }),
  },
  'is empty when it was cleared elsewhere': {
    steps: [loaded([...earlier, ...exchanged], true), changed, loaded([])],
    end: end('idle', {}),
  },
  'keeps what is there when what has changed cannot be told': {
    steps: [
      loaded([said, answer.failed]),
      changed,
      failed('loadConversation', new Error('offline')),
      changed,
      waited(80_000),
      changed,
    ],
    end: {
      ...refreshing('answerFailed', { messages: [said, answer.failed] }),
      started: [load, load, load, load],
    },
  },
  'says nothing when what has changed cannot be told': {
    steps: [loaded(exchanged), changed, failed('loadConversation', new Error('offline'))],
    end: { ...end('idle', { messages: exchanged }), started: [load, load], tags: [] },
  },
  'looks anew when something changes meanwhile': {
    steps: [loaded(exchanged), changed, waited(79_999), changed, waited(79_999)],
    end: { ...refreshing('idle', { messages: exchanged }), started: [load, load, load] },
  },
  'sends while it looks for what has changed, and takes nothing twice': {
    steps: [loaded(earlier), drafted('Hello'), changed, submitted, loaded([...earlier, said, answer.begun])],
    end: {
      ...end({ running: 'sending' }, { messages: earlier, request: send }),
      started: [load, load, { id: 'answer', input: send }],
    },
  },
  'shows beside words that were not sent what is said elsewhere': {
    steps: [loaded([]), drafted('Oh'), submitted, refused(errNo.conflict), changed, loaded(exchanged)],
    end: end('unsent', {
      messages: exchanged,
      request: { ...send, text: 'Oh' },
      failure: { errNo: errNo.conflict, fields: [] },
    }),
  },
  'has nothing to send when it comes to light that the server has it': {
    steps: [
      loaded(earlier),
      drafted('Hello'),
      submitted,
      refused(NO_ANSWER),
      changed,
      loaded([...earlier, said, answer.begun]),
    ],
    end: end(answering, { messages: [...earlier, said, answer.begun] }),
  },
  'goes on wishing for another answer whatever is said elsewhere': {
    steps: [loaded(exchanged), another, refused(errNo.tokensNeeded), changed, loaded(exchanged)],
    end: end('unsent', {
      messages: exchanged,
      request: anotherAnswer,
      failure: { errNo: errNo.tokensNeeded, fields: [] },
    }),
  },
  'keeps the text on the screen when the server knows less of the answer': {
    steps: [...begun, extended(2, 'Hi'), changed, loaded([said, answer.begun])],
    end: end(answering, { messages: [said, writing('Hi')] }),
  },
  'notices an answer that has ended elsewhere': {
    steps: [...begun, changed, loaded(exchanged)],
    end: end('idle', { messages: exchanged }),
  },
  'notices that a lost answer has ended': {
    steps: [...begun, { type: 'answer.lost' }, changed, loaded(exchanged)],
    end: { ...end('idle', { messages: exchanged }), started: [load, { id: 'answer', input: send }, load] },
  },
  'ends an answer whose conversation was cleared elsewhere': {
    steps: [...begun, changed, loaded([])],
    end: end('idle', {}),
  },
  'leaves earlier pages to be asked for anew when something has changed': {
    steps: [loaded(exchanged, true), olderRequested, changed, loaded(exchanged, true)],
    end: end('idle', { messages: exchanged, hasMore: true }),
  },
  'offers a new answer when a failed alternative is chosen, and no more when a good one is': {
    steps: [loaded(exchanged), { type: 'message.changed', message: answer.failed }],
    end: end('answerFailed', { messages: [said, answer.failed] }),
  },
  'has nothing to answer anew once a good alternative is chosen': {
    steps: [loaded([said, answer.failed]), { type: 'message.changed', message: answer.done }],
    end: end('idle', { messages: exchanged }),
  },
  'has nothing to answer anew once the failed answer is deleted': {
    steps: [loaded([said, answer.failed]), removed(answer.failed.msgId)],
    end: end('idle', { messages: [said] }),
  },
  'comes back to a failed answer when what was said after it is deleted': {
    steps: [loaded([said, answer.failed, message(13, 'user', 'Oh')]), removed(message(13, 'user', 'Oh').msgId)],
    end: end('answerFailed', { messages: [said, answer.failed] }),
  },
  'changes and deletes earlier messages while an answer is being written, never the answer': {
    steps: [
      loaded([...earlier, said, answer.begun]),
      { type: 'message.changed', message: { ...message(3, 'companion', 'Yes?'), liked: true } },
      { type: 'message.changed', message: answer.done },
      removed(earlier[0]?.msgId ?? ''),
      removed(answer.begun.msgId),
    ],
    end: end(answering, {
      messages: [...earlier.slice(1, 2), { ...message(3, 'companion', 'Yes?'), liked: true }, said, answer.begun],
    }),
  },
};

/** Taking back and looking for what has changed ask the same. */
export const askingOnceJourneys: Readonly<Record<string, ChatJourney>> = {
  'does not look for what has changed while it takes a message back': {
    steps: [loaded(earlier), drafted('Hello'), submitted, stopped, discarded, changed],
    end: {
      ...end('takingBack', { messages: earlier, request: send }),
      started: [load, { id: 'answer', input: send }, load],
    },
  },
  'leaves looking for what has changed to taking back': {
    steps: [loaded(earlier), drafted('Hello'), submitted, stopped, changed, discarded],
    end: {
      ...end('takingBack', { messages: earlier, request: send }),
      started: [load, { id: 'answer', input: send }, load, load],
    },
  },
};

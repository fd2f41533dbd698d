import { errNo } from '#contract/errNo.ts';
import { NO_ANSWER, noAnswer } from '#machines/failure.ts';
import { answer, earlier, intentId, said } from './model.ts';
import {
  failed,
  drafted,
  load,
  submitted,
  retried,
  discarded,
  stopped,
  started,
  extended,
  ended,
  refused,
  loaded,
  send,
  anew,
  begun,
  writing,
  end,
  answering,
  editing,
  editOpened,
  removed,
  type ChatJourney,
} from './steps.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

/** Messages that were not accepted, or of which nobody knows. */
export const unsentJourneys: Readonly<Record<string, ChatJourney>> = {
  '[API-08] sends again with the same intent after it was not answered in time': {
    steps: [loaded([]), drafted('Hello'), submitted, waited(30_000), retried],
    end: end({ running: 'sending' }, { request: send }, [send, send]),
  },
  '[CHAT-06] keeps a message that tokens are missing for, and sends it after the purchase': {
    steps: [loaded([]), drafted('Hello'), submitted, refused(errNo.tokensNeeded), retried, started],
    end: end(answering, { messages: [said, answer.begun] }, [send, send]),
  },
  '[CHAT-06] tells why a message was refused': {
    steps: [loaded([]), drafted('Hello'), submitted, refused(errNo.tokensNeeded)],
    end: end('unsent', { request: send, failure: { errNo: errNo.tokensNeeded, fields: [] } }),
  },
  'gives a refused message back at once, in front of what was typed since': {
    steps: [loaded([]), drafted('Hello'), submitted, refused(errNo.tooManyRequests), drafted('Are you?'), discarded],
    end: end('idle', { draft: 'Hello\nAre you?' }, [send]),
  },
  'keeps a message when it gets lost on its way': {
    steps: [loaded([]), drafted('Hello'), submitted, { type: 'answer.lost' }],
    end: end('unsent', { request: send, failure: noAnswer }, [send]),
  },
  'keeps a message when sending it breaks down': {
    steps: [loaded([]), drafted('Hello'), submitted, failed('answer', new Error('thrown'))],
    end: end('unsent', { request: send, failure: noAnswer }, [send]),
  },
  'blames nobody when the person stops what is being sent': {
    steps: [loaded([]), drafted('Hello'), submitted, stopped],
    end: end('unsent', { request: send }, [send]),
  },
  'gives a stopped message back when the server does not know it': {
    steps: [loaded(earlier), drafted('Hello'), submitted, stopped, discarded, drafted(' '), loaded(earlier)],
    end: end('idle', { messages: earlier, draft: 'Hello' }),
  },
  'takes no earlier message for the stopped one': {
    steps: [loaded([said, answer.done]), drafted('Hello'), submitted, stopped, discarded, loaded([said, answer.done])],
    end: end('idle', { messages: [said, answer.done], draft: 'Hello' }),
  },
  'takes no word of the companion for the stopped message': {
    steps: [loaded([]), drafted('Hi there'), submitted, stopped, discarded, loaded([said, answer.done])],
    end: end('idle', { messages: [said, answer.done], draft: 'Hi there' }),
  },
  '[API-08] shows a stopped message with its answer when the server had it after all': {
    steps: [loaded(earlier), drafted('Hello'), submitted, stopped, discarded, loaded([said, answer.begun], true)],
    end: {
      ...end(answering, { messages: [...earlier, said, answer.begun] }),
      started: [
        load,
        { id: 'answer', input: send },
        load,
        { id: 'answer', input: { kind: 'follow', msgId: answer.begun.msgId, after: 0 } },
      ],
    },
  },
  'gives an unanswered message back when the server cannot be asked': {
    steps: [
      loaded([]),
      drafted('Hello'),
      submitted,
      refused(NO_ANSWER),
      discarded,
      failed('loadConversation', new Error('offline')),
    ],
    end: end('idle', { draft: 'Hello' }),
  },
  'gives a message back after five seconds of asking': {
    steps: [loaded([]), drafted('Hello'), submitted, { type: 'answer.lost' }, discarded, waited(5000)],
    end: end('idle', { draft: 'Hello' }),
  },
  'gives a message back at once when asked twice': {
    steps: [loaded([]), drafted('Hello'), submitted, failed('answer', new Error('thrown')), discarded, discarded],
    end: end('idle', { draft: 'Hello' }),
  },
  'gives a message back to an answer that had failed before': {
    steps: [loaded([said, answer.failed]), drafted('Oh'), submitted, refused(errNo.shuttingDown), discarded],
    end: end('answerFailed', { messages: [said, answer.failed], draft: 'Oh' }),
  },
};

const busy = { type: 'answer.ended', message: answer.busy, errNo: errNo.providerFailed } as const;
const held = { errNo: errNo.providerFailed, fields: [], retryAfter: 600 };

/** Answers that fail, break off or are written anew. */
export const failureJourneys: Readonly<Record<string, ChatJourney>> = {
  '[CHAT-02] writes a failed answer anew': {
    steps: [...begun, { type: 'answer.ended', message: answer.failed, errNo: errNo.providerFailed }, retried, started],
    end: end(answering, { messages: [said, answer.begun] }, [send, anew]),
  },
  'tells why an answer failed': {
    steps: [...begun, { type: 'answer.ended', message: answer.failed, errNo: errNo.contentRefused }],
    end: {
      ...end('answerFailed', {
        messages: [said, answer.failed],
        failure: { errNo: errNo.contentRefused, fields: [] },
      }),
      tags: ['failed'],
    },
  },
  '[N-15] holds back what the model would refuse, for as long as it says': {
    steps: [...begun, busy, retried, waited(599_999), retried],
    end: end('heldBack', { messages: [said, answer.busy], failure: held }, [send]),
  },
  '[N-15] asks again after the wait': {
    steps: [...begun, busy, waited(600_000), retried],
    end: end({ running: 'sending' }, { messages: [said, answer.busy], request: anew }, [send, anew]),
  },
  '[N-15] waits on when the page is opened anew': {
    steps: [loaded([said, answer.busy]), retried],
    end: end('heldBack', { messages: [said, answer.busy], failure: held }, []),
  },
  '[N-15] lets the person say something else meanwhile': {
    steps: [...begun, busy, drafted('Oh'), submitted],
    end: end({ running: 'sending' }, { messages: [said, answer.busy], request: { ...send, text: 'Oh' } }),
  },
  '[N-15] lets the person say in other words what the model refused': {
    steps: [...begun, { type: 'answer.ended', message: answer.refused, errNo: errNo.contentRefused }, editOpened],
    end: {
      ...end('answerFailed', {
        messages: [said, answer.refused],
        draft: 'Hello',
        editing,
        failure: { errNo: errNo.contentRefused, fields: [] },
      }),
      tags: ['failed'],
    },
  },
  '[N-15] lets nothing else be said in other words meanwhile': {
    steps: [...begun, busy, { ...editOpened, msgId: answer.busy.msgId }],
    end: end('heldBack', { messages: [said, answer.busy], failure: held }),
  },
  '[N-15] waits no longer once the answer is gone': {
    steps: [...begun, busy, removed(answer.busy.msgId)],
    end: end('idle', { messages: [said] }),
  },
  '[API-08] asks for a new answer with the same intent until it is accepted': {
    steps: [
      loaded([said, answer.failed]),
      retried,
      waited(30_000),
      { ...retried, intentId },
      refused(NO_ANSWER),
      { ...retried, intentId },
    ],
    end: end({ running: 'sending' }, { messages: [said, answer.failed], request: anew }, [anew, anew, anew]),
  },
  'asks with another intent once an answer was accepted': {
    steps: [
      loaded([said, answer.failed]),
      retried,
      started,
      { type: 'answer.ended', message: answer.failed },
      { ...retried, intentId },
    ],
    end: end({ running: 'sending' }, { messages: [said, answer.failed], request: { ...anew, intentId } }, [
      anew,
      { ...anew, intentId },
    ]),
  },
  'goes back to the failed answer when the new one is stopped before it begins': {
    steps: [loaded([said, answer.failed]), retried, stopped],
    end: end('answerFailed', { messages: [said, answer.failed], request: anew }),
  },
  'lets the person go on after a failed answer': {
    steps: [
      loaded([said, answer.begun]),
      { type: 'answer.ended', message: answer.interrupted, errNo: errNo.shuttingDown },
      drafted('Hello'),
      submitted,
    ],
    end: end({ running: 'sending' }, { messages: [said, answer.interrupted], request: send }),
  },
  'sends nothing but white space after a failed answer': {
    steps: [loaded([said, answer.failed]), drafted(' '), submitted],
    end: end('answerFailed', { messages: [said, answer.failed], draft: ' ' }, []),
  },
  'follows an answer that is being written when the conversation is opened': {
    steps: [loaded([said, writing('Hi')]), extended(8, ' there'), ended],
    end: end('idle', { messages: [said, answer.done] }, [{ kind: 'follow', msgId: answer.begun.msgId, after: 2 }]),
  },
  'keeps the text on the screen when the followed answer begins with less': {
    steps: [loaded([said, writing('Hi')]), started, extended(8, ' there')],
    end: end(answering, { messages: [said, writing('Hi there')] }),
  },
  'takes the longer text when the followed answer begins with more': {
    steps: [loaded([said, answer.begun]), { ...started, messages: [said, writing('Hi there')] }, extended(2, 'Hi')],
    end: end(answering, { messages: [said, writing('Hi there')] }),
  },
  'notices that the followed answer has failed in the meantime': {
    steps: [loaded([said, writing('Hi there')]), { ...started, messages: [said, answer.failed] }],
    end: end('answerFailed', { messages: [said, answer.failed] }),
  },
  'waits 70 seconds for each piece of an answer': {
    steps: [...begun, waited(69_999), extended(2, 'Hi'), waited(69_999), started, waited(69_999)],
    end: end(answering, { messages: [said, writing('Hi')] }),
  },
  'waits no longer for pieces of an answer that are there already': {
    steps: [...begun, extended(2, 'Hi'), waited(69_999), extended(2, 'Hi'), waited(1)],
    end: end('lost', { messages: [said, writing('Hi')], failure: noAnswer }),
  },
  'takes a silent answer up again from the text that is there': {
    steps: [...begun, extended(2, 'Hi'), waited(70_000), retried],
    end: end(answering, { messages: [said, writing('Hi')] }, [
      send,
      { kind: 'follow', msgId: answer.begun.msgId, after: 2 },
    ]),
  },
  '[N-22] takes a lost answer up by itself': {
    steps: [...begun, extended(2, 'Hi'), { type: 'answer.lost' }, waited(10_000)],
    end: end(answering, { messages: [said, writing('Hi')] }, [
      send,
      { kind: 'follow', msgId: answer.begun.msgId, after: 2 },
    ]),
  },
  '[N-22] waits before it takes a lost answer up': {
    steps: [...begun, { type: 'answer.lost' }, waited(9_999)],
    end: end('lost', { messages: [said, answer.begun], failure: noAnswer }, [send]),
  },
  '[N-22] takes up by itself no answer that may not be followed': {
    steps: [loaded([said, answer.begun]), refused(errNo.notSignedIn), waited(10_000)],
    end: end('lost', { messages: [said, answer.begun], failure: { errNo: errNo.notSignedIn, fields: [] } }),
  },
  'tells that the connection to an answer was lost': {
    steps: [...begun, { type: 'answer.lost' }],
    end: end('lost', { messages: [said, answer.begun], failure: noAnswer }),
  },
  'loses an answer when following it breaks down': {
    steps: [...begun, failed('answer', new Error('thrown'))],
    end: { ...end('lost', { messages: [said, answer.begun], failure: noAnswer }), tags: ['failed'] },
  },
  'loses an answer that may not be followed': {
    steps: [loaded([said, answer.begun]), refused(errNo.notSignedIn)],
    end: end('lost', { messages: [said, answer.begun], failure: { errNo: errNo.notSignedIn, fields: [] } }),
  },
};

const beside = (step: ChatJourney['steps'][number]): ChatJourney => ({
  steps: [loaded([said, answer.failed]), drafted('Oh'), submitted, { type: 'answer.lost' }, discarded, step],
  end: end('answerFailed', { messages: [said, answer.failed], draft: 'Oh' }),
});

/** Taking back beside an answer that had failed before. */
export const takingBackJourneys: Readonly<Record<string, ChatJourney>> = {
  'comes back to a failed answer when asked twice': beside(discarded),
  'comes back to a failed answer when the server cannot be asked': beside(
    failed('loadConversation', new Error('offline')),
  ),
  'comes back to a failed answer when asking takes too long': beside(waited(5000)),
};

import { errNo } from '#contract/errNo.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { answer, earlier, kept, said } from './model.ts';
import {
  answering,
  begun,
  type ChatJourney,
  drafted,
  editing,
  end,
  ended,
  exchanged,
  extended,
  failed,
  loaded,
  refused,
  retried,
  send,
  started,
  stopped,
  submitted,
} from './steps.ts';

const restored = { type: 'network.restored' } as const;

/** When the network is there again, or the page after a reload. */
export const restoreJourneys: Readonly<Record<string, ChatJourney>> = {
  'loads when the network is there again': {
    steps: [failed('loadConversation', new Error('offline')), restored, loaded([])],
    end: end('idle', {}),
  },
  '[API-08] sends what could not be sent when the network is there again, with the same intent': {
    steps: [loaded([]), drafted('Hello'), submitted, refused(NO_ANSWER), restored],
    end: end({ running: 'sending' }, { request: send }, [send, send]),
  },
  'does not send by itself what was refused': {
    steps: [loaded([]), drafted('Hello'), submitted, refused(errNo.tokensNeeded), restored],
    end: end('unsent', { request: send, failure: { errNo: errNo.tokensNeeded, fields: [] } }),
  },
  'does not send by itself what the person stopped': {
    steps: [loaded([]), drafted('Hello'), submitted, stopped, restored],
    end: end('unsent', { request: send }),
  },
  'takes a lost answer up when the network is there again': {
    steps: [...begun, extended(2, 'Hi'), { type: 'answer.lost' }, restored, extended(8, ' there'), ended],
    end: end('idle', { messages: exchanged }, [send, { kind: 'follow', msgId: answer.begun.msgId, after: 2 }]),
  },
  'blames no network any more while a lost answer is taken up': {
    steps: [...begun, { type: 'answer.lost' }, restored],
    end: end(answering, { messages: [said, answer.begun] }),
  },
  '[API-08] sends on after a reload, with the same intent': {
    steps: [
      { type: 'unsent.restored', unsent: { draft: 'And', editing: null, request: kept, wasSending: true } },
      loaded([]),
      stopped,
      retried,
      started,
    ],
    end: end(answering, { messages: [said, answer.begun], draft: 'And' }, [kept, kept]),
  },
  'shows after a reload what could not be sent before': {
    steps: [
      { type: 'unsent.restored', unsent: { draft: '', editing: null, request: kept, wasSending: false } },
      loaded(earlier),
    ],
    end: end('unsent', { messages: earlier, request: kept }, []),
  },
  'restores a draft and an edit': {
    steps: [
      { type: 'unsent.restored', unsent: { draft: 'Good day', editing, request: null, wasSending: false } },
      loaded(exchanged),
    ],
    end: end('idle', { messages: exchanged, draft: 'Good day', editing }),
  },
};

import { errNo } from '#contract/errNo.ts';
import { noAnswer } from '#machines/failure.ts';
import { answer, characterId, message, mira, otherIntentId, said } from './model.ts';
import {
  done,
  failed,
  drafted,
  submitted,
  retried,
  stopped,
  started,
  extended,
  ended,
  load,
  loaded,
  begun,
  send,
  writing,
  end,
  answering,
  type ChatJourney,
} from './steps.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const chosen = (ordinal: number) => ({ type: 'greeting.chosen', ordinal }) as const;

/** Sending a message and hearing the answer. */
export const exchangeJourneys: Readonly<Record<string, ChatJourney>> = {
  '[CHAT-02] sends what was typed, trimmed, and shows the answer as it comes': {
    steps: [...begun, extended(2, 'Hi'), extended(8, ' there'), ended],
    end: end('idle', { messages: [said, answer.done] }, [send]),
  },
  '[CHAT-02] sends once when the button is pressed twice': {
    steps: [loaded([]), drafted('Hello'), submitted, { ...submitted, intentId: otherIntentId }, started],
    end: end(answering, { messages: [said, answer.begun] }, [send]),
  },
  'sends nothing but white space, nor more than fits': {
    steps: [loaded([]), drafted(' \n'), submitted, drafted('x'.repeat(4001)), submitted],
    end: end('idle', { draft: 'x'.repeat(4001) }, []),
  },
  'keeps what is typed while the companion writes': {
    steps: [...begun, drafted('And'), extended(2, 'Hi'), drafted('And you?'), submitted],
    end: end(answering, { messages: [said, writing('Hi')], draft: 'And you?' }, [send]),
  },
  'takes a piece that it knows in part, and none that it knows, that leaves a gap or belongs elsewhere': {
    steps: [
      ...begun,
      extended(4, 'Hi t'),
      extended(4, 'Hi t'),
      extended(9, 'e'),
      { ...extended(5, 'h'), msgId: said.msgId },
      extended(6, ' the'),
    ],
    end: end(answering, { messages: [said, writing('Hi the')] }),
  },
  'ignores what comes late from an answer that has ended': {
    steps: [...begun, ended, extended(2, 'Hi'), { ...ended, message: answer.failed }, { type: 'answer.lost' }],
    end: end('idle', { messages: [said, answer.done] }),
  },
  'ignores the end of the answer before while the next message is being sent': {
    steps: [
      ...begun,
      ended,
      drafted('And you?'),
      { ...submitted, intentId: otherIntentId },
      { ...ended, message: answer.failed },
    ],
    end: end(
      { running: 'sending' },
      {
        messages: [said, answer.done],
        request: { kind: 'send', characterId, text: 'And you?', picture: 'ifSaid', intentId: otherIntentId },
      },
    ),
  },
  'ignores the end of another answer': {
    steps: [...begun, { type: 'answer.ended', message: message(3, 'companion', 'Yes?') }],
    end: end(answering, { messages: [said, answer.begun] }),
  },
  '[API-08] shows an exchange that was stored at the first try and has ended since': {
    steps: [
      loaded([]),
      drafted('Hello'),
      submitted,
      stopped,
      retried,
      { type: 'answer.started', messages: [said, answer.done] },
    ],
    end: end('idle', { messages: [said, answer.done] }, [send, send]),
  },
  '[N-26] begins with the greeting that was chosen': {
    steps: [loaded([]), chosen(1), drafted('Hello'), submitted],
    end: end({ running: 'sending' }, { greeting: 1, request: { ...send, greeting: 1 } }, [{ ...send, greeting: 1 }]),
  },
  '[N-26] begins with the usual one when that is chosen again': {
    steps: [loaded([]), chosen(1), chosen(0), drafted('Hello'), submitted],
    end: end({ running: 'sending' }, { request: send }, [send]),
  },
  'chooses no greeting that is not there': {
    steps: [loaded([]), chosen(2), chosen(-1)],
    end: end('idle', {}),
  },
  'chooses none while the first line is on its way': {
    steps: [loaded([]), drafted('Hello'), submitted, chosen(1)],
    end: end({ running: 'sending' }, { request: send }),
  },
  'nor once something was said': {
    steps: [...begun, ended, chosen(1)],
    end: end('idle', { messages: [said, answer.done] }),
  },
  '[N-26] begins with it where it was chosen before the page was left': {
    steps: [
      {
        type: 'unsent.restored',
        unsent: { draft: 'Hello', editing: null, request: null, wasSending: false, greeting: 1 },
      },
      loaded([]),
      submitted,
    ],
    end: end({ running: 'sending' }, { greeting: 1, request: { ...send, greeting: 1 } }),
  },
  'begins with the usual one where that one is gone by now': {
    steps: [
      {
        type: 'unsent.restored',
        unsent: { draft: 'Hello', editing: null, request: null, wasSending: false, greeting: 7 },
      },
      loaded([]),
      submitted,
    ],
    end: end({ running: 'sending' }, { greeting: 7, request: send }),
  },
  'says nothing of greetings in a conversation that has begun': {
    steps: [
      {
        type: 'unsent.restored',
        unsent: { draft: 'Hello', editing: null, request: null, wasSending: false, greeting: 1 },
      },
      loaded([said, answer.done]),
      submitted,
    ],
    end: end({ running: 'sending' }, { greeting: 1, messages: [said, answer.done], request: send }),
  },
  '[N-26] asks for a picture under the greeting that was chosen': {
    steps: [loaded([]), chosen(1), { type: 'picture.requested', text: 'A picture?', intentId: send.intentId }],
    end: end(
      { running: 'sending' },
      { greeting: 1, request: { ...send, text: 'A picture?', picture: true, greeting: 1 } },
    ),
  },
  'stores the greeting with the first message': {
    steps: [
      loaded([]),
      drafted('Hello'),
      submitted,
      { type: 'answer.started', messages: [message(10, 'companion', mira.greeting), said, answer.begun] },
    ],
    end: end(answering, { messages: [message(10, 'companion', mira.greeting), said, answer.begun] }),
  },
};

/** Stopping an answer. */
export const stopJourneys: Readonly<Record<string, ChatJourney>> = {
  'stops an answer and keeps its text': {
    steps: [...begun, stopped, extended(2, 'Hi'), done('stop', { message: answer.stopped })],
    end: {
      ...end('idle', { messages: [said, answer.stopped] }),
      started: [load, { id: 'answer', input: send }, { id: 'stop', input: { msgId: answer.begun.msgId } }],
    },
  },
  'shows what is still written while an answer is being stopped': {
    steps: [...begun, stopped, extended(2, 'Hi'), extended(2, 'Hi'), extended(8, ' there')],
    end: end({ running: 'stopping' }, { messages: [said, writing('Hi there')] }),
  },
  'takes the end of an answer that ends while it is being stopped': {
    steps: [...begun, stopped, ended, done('stop', { message: answer.stopped })],
    end: end('idle', { messages: [said, answer.done] }),
  },
  'goes on writing when an answer cannot be stopped, and says so': {
    steps: [...begun, stopped, failed('stop', { errNo: errNo.internal }), extended(2, 'Hi')],
    end: end(answering, { messages: [said, writing('Hi')], failure: { errNo: errNo.internal, fields: [] } }),
  },
  'forgets that stopping failed when it is tried again': {
    steps: [...begun, stopped, failed('stop', { errNo: errNo.internal }), stopped],
    end: end({ running: 'stopping' }, { messages: [said, answer.begun] }),
  },
  'forgets that stopping failed once the answer is known to have ended': {
    steps: [...begun, stopped, failed('stop', new Error('offline')), { ...started, messages: [said, answer.done] }],
    end: end('idle', { messages: [said, answer.done] }),
  },
  'gives up stopping after ten seconds': {
    steps: [...begun, stopped, waited(10_000)],
    end: end('lost', { messages: [said, answer.begun], failure: noAnswer }),
  },
  'knows what has begun while it is being stopped': {
    steps: [loaded([said, answer.begun]), stopped, { ...started, messages: [said, writing('Hi')] }],
    end: end({ running: 'stopping' }, { messages: [said, writing('Hi')] }),
  },
};

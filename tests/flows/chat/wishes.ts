import { errNo } from '#contract/errNo.ts';
import { answer, characterId, earlier, intentId, otherIntentId, said } from './model.ts';
import {
  another,
  anotherAnswer,
  answering,
  changed,
  type ChatJourney,
  discarded,
  drafted,
  editing,
  editOpened,
  end,
  ended,
  exchanged,
  extended,
  loaded,
  refused,
  removed,
  retried,
  send,
  started,
  stopped,
  writing,
} from './steps.ts';

const more = { type: 'answer.continueRequested', intentId } as const;
const pictured = (text: string) => ({ type: 'picture.requested', text, intentId: otherIntentId }) as const;

/** Another answer, and pictures. */
export const wishJourneys: Readonly<Record<string, ChatJourney>> = {
  '[CHAT-02] asks for another answer': {
    steps: [loaded(exchanged), another, { ...started, messages: [{ ...answer.begun, alternatives: 2, chosen: 1 }] }],
    end: end(answering, { messages: [said, { ...answer.begun, alternatives: 2, chosen: 1 }] }, [anotherAnswer]),
  },
  '[N-19] has what was said answered again once the answer was deleted': {
    steps: [loaded(exchanged), removed(answer.done.msgId), another, { ...started, messages: [answer.begun] }],
    end: end(answering, { messages: [said, answer.begun] }, [
      { kind: 'regenerate', characterId, msgId: said.msgId, createTime: said.createTime, intentId },
    ]),
  },
  '[N-17] goes on with an answer that was cut at its length': {
    steps: [
      loaded([said, answer.cut]),
      more,
      { ...started, messages: [{ ...answer.begun, text: 'Hi ' }] },
      extended(8, 'there'),
      ended,
    ],
    end: end('idle', { messages: [said, answer.done] }, [
      { kind: 'continue', characterId, msgId: answer.cut.msgId, createTime: answer.cut.createTime, intentId },
    ]),
  },
  '[N-17] goes on with nothing that is whole': {
    steps: [loaded(exchanged), more],
    end: end('idle', { messages: exchanged }, []),
  },
  '[N-17] leaves the answer as it is where it is not gone on with': {
    steps: [loaded([said, answer.cut]), more, refused(errNo.tokensNeeded), discarded],
    end: end('idle', { messages: [said, answer.cut] }),
  },
  '[N-17] shows in another tab how an answer goes on': {
    steps: [loaded([said, answer.cut]), changed, loaded([said, writing('Hi ')])],
    end: end(answering, { messages: [said, writing('Hi ')] }),
  },
  'asks for no other greeting': {
    steps: [loaded(earlier.slice(0, 1)), another],
    end: end('idle', { messages: earlier.slice(0, 1) }, []),
  },
  '[API-08] asks again for another answer with the same intent': {
    steps: [loaded(exchanged), another, refused(errNo.tokensNeeded), retried],
    end: end({ running: 'sending' }, { messages: exchanged, request: anotherAnswer }, [anotherAnswer, anotherAnswer]),
  },
  'leaves the answer as it is when no other is to be had': {
    steps: [loaded(exchanged), another, refused(errNo.tokensNeeded), discarded],
    end: end('idle', { messages: exchanged }),
  },
  'shows another answer that was begun after all': {
    steps: [loaded(exchanged), another, stopped, discarded, loaded([said, answer.begun])],
    end: end(answering, { messages: [said, answer.begun] }),
  },
  'asks for a picture with the words given': {
    steps: [loaded([]), drafted(' '), pictured(' A picture, please ')],
    end: end(
      { running: 'sending' },
      { request: { ...send, text: 'A picture, please', picture: true, intentId: otherIntentId } },
    ),
  },
  'leaves what was typed where it is not said with the words for the picture': {
    steps: [loaded([]), drafted(' You at sea '), pictured('A picture, please')],
    end: end(
      { running: 'sending' },
      {
        draft: ' You at sea ',
        request: { ...send, text: 'A picture, please', picture: true, intentId: otherIntentId },
      },
    ),
  },
  'takes what was typed along with more words for the picture': {
    steps: [loaded([]), drafted(' You at sea '), pictured('You at sea, at night')],
    end: end(
      { running: 'sending' },
      { request: { ...send, text: 'You at sea, at night', picture: true, intentId: otherIntentId } },
    ),
  },
  'asks for no picture with more words than fit, nor while a message is edited': {
    steps: [loaded(exchanged), pictured('x'.repeat(4001)), editOpened, pictured('A picture, please')],
    end: end('idle', { messages: exchanged, draft: 'Hello', editing }, []),
  },
  '[CHAT-06] keeps the wish for a picture that needs a plan, and sends it after the purchase': {
    steps: [loaded([]), pictured('A picture, please'), refused(errNo.subscriptionNeeded), retried, started],
    end: end(answering, { messages: [said, answer.begun] }, [
      { ...send, text: 'A picture, please', picture: true, intentId: otherIntentId },
      { ...send, text: 'A picture, please', picture: true, intentId: otherIntentId },
    ]),
  },
};

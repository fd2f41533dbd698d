import { errNo } from '#contract/errNo.ts';
import { answer, earlier, otherIntentId, said } from './chat.model.ts';
import {
  another,
  anotherAnswer,
  answering,
  type ChatJourney,
  discarded,
  drafted,
  editing,
  editOpened,
  end,
  exchanged,
  loaded,
  refused,
  removed,
  retried,
  send,
  started,
  stopped,
} from './chat.steps.ts';

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
      { ...anotherAnswer, msgId: said.msgId, createTime: said.createTime },
    ]),
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
    steps: [loaded([]), drafted(' '), pictured('A picture, please')],
    end: end(
      { running: 'sending' },
      { request: { ...send, text: 'A picture, please', picture: true, intentId: otherIntentId } },
    ),
  },
  'asks for a picture with what was typed': {
    steps: [loaded([]), drafted(' You at sea '), pictured('A picture, please')],
    end: end(
      { running: 'sending' },
      { request: { ...send, text: 'You at sea', picture: true, intentId: otherIntentId } },
    ),
  },
  'asks for no picture with more words than fit, nor while a message is edited': {
    steps: [
      loaded(exchanged),
      drafted('x'.repeat(4001)),
      pictured('A picture, please'),
      drafted(''),
      editOpened,
      pictured('A picture, please'),
    ],
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

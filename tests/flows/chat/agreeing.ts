import { errNo } from '#contract/errNo.ts';
import { answer, earlier, message, otherIntentId, said } from './model.ts';
import {
  anotherAnswer,
  another,
  answering,
  changed,
  type ChatJourney,
  discarded,
  drafted,
  end,
  exchanged,
  loaded,
  refused,
  send,
  started,
  submitted,
} from './steps.ts';

const notAgreed = refused(errNo.pictureAgreementNeeded);
const asked = [loaded([]), drafted(' Hello '), submitted, notAgreed] as const;
const agreed = (isForAll: boolean) => ({ type: 'picture.agreed', isForAll, intentId: otherIntentId }) as const;
const declined = { type: 'picture.declined', intentId: otherIntentId } as const;
const anew = { ...send, intentId: otherIntentId };

/** Words that ask for a picture, and what that costs. */
export const agreementJourneys: Readonly<Record<string, ChatJourney>> = {
  '[N-38] asks whether a picture may cost what it does, and sends nothing meanwhile': {
    steps: asked,
    end: end('agreeing', { request: send }, [send]),
  },
  '[N-38] sends the words for a picture this time': {
    steps: [...asked, agreed(false), started],
    end: end(answering, { messages: [said, answer.begun] }, [send, { ...anew, picture: true }]),
  },
  '[N-38] sends the words for a picture from now on': {
    steps: [...asked, agreed(true)],
    end: end({ running: 'sending' }, { request: { ...anew, picture: true, pictureChoice: 'always' } }, [
      send,
      { ...anew, picture: true, pictureChoice: 'always' },
    ]),
  },
  '[N-38] sends the words alone': {
    steps: [...asked, declined],
    end: end({ running: 'sending' }, { request: { ...anew, picture: false, pictureChoice: 'never' } }, [
      send,
      { ...anew, picture: false, pictureChoice: 'never' },
    ]),
  },
  '[N-38] takes no choice for ever along that was made at an earlier asking': {
    steps: [...asked, declined, notAgreed, agreed(false)],
    end: end({ running: 'sending' }, { request: { ...anew, picture: true } }, [
      send,
      { ...anew, picture: false, pictureChoice: 'never' },
      { ...anew, picture: true },
    ]),
  },
  '[N-38] gives the words back, in front of what was typed since': {
    steps: [...asked, drafted('And you?'), discarded],
    end: end('idle', { draft: 'Hello\nAnd you?' }, [send]),
  },
  '[N-38] asks nothing more once the words turn out to be there': {
    steps: [...asked, changed, loaded([message(20, 'user', 'Hello')])],
    end: end('idle', { messages: [message(20, 'user', 'Hello')] }),
  },
  '[N-38] asks about no picture where nothing was said': {
    steps: [loaded(exchanged), another, notAgreed],
    end: end(
      'unsent',
      {
        messages: exchanged,
        request: anotherAnswer,
        failure: { errNo: errNo.pictureAgreementNeeded, fields: [] },
      },
      [anotherAnswer],
    ),
  },
  '[N-38] asks again once the page was left meanwhile': {
    steps: [
      { type: 'unsent.restored', unsent: { draft: '', editing: null, request: send, wasSending: true } },
      loaded(earlier),
      notAgreed,
    ],
    end: end('agreeing', { messages: earlier, request: send }, [send]),
  },
};

import { CONFIRM_DELAYS, confirmMachine } from '#machines/confirm/confirmMachine.ts';
import { questionOf } from '#machines/confirm/confirmSelectors.ts';
import { confirmModel, html, notice, plain } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const { done, failed } = actorsOf(confirmMachine);
const asked = { type: 'question.asked', question: plain } as const;
const told = { type: 'question.asked', question: notice } as const;
const askedInHtml = { type: 'question.asked', question: html } as const;
const confirmed = { type: 'question.confirmed' } as const;
const cancelled = { type: 'question.cancelled' } as const;
const closed = { type: 'question.closed' } as const;
const loaded = done('loadSanitiser', undefined);
const load = { id: 'loadSanitiser', input: undefined };

const answered = (id: number, answer: 'confirm' | 'cancel' | 'close') =>
  ({ type: 'question.answered', id, answer }) as const;
const asText = { ...html, dangerouslyUseHTMLString: false };
const none = { questions: [], hasSanitiser: false };

describeFlow(confirmModel, {
  stateChecks: {
    idle: (snapshot) =>
      questionOf(snapshot) === null &&
      snapshot.context.questions.length === 0 &&
      snapshot.can(asked) &&
      !snapshot.can(confirmed),
    preparing: (snapshot) =>
      snapshot.hasTag('busy') &&
      questionOf(snapshot) === null &&
      snapshot.context.questions[0]?.dangerouslyUseHTMLString === true &&
      !snapshot.can(closed),
    asking: (snapshot) =>
      questionOf(snapshot) === snapshot.context.questions[0] &&
      (questionOf(snapshot)?.dangerouslyUseHTMLString !== true || snapshot.context.hasSanitiser) &&
      snapshot.can(confirmed) &&
      snapshot.can(closed) &&
      snapshot.can(cancelled) === (questionOf(snapshot)?.showCancelButton === true) &&
      !snapshot.hasTag('busy'),
  },
  equivalentMutants: { 'root: begins with asking': 'nothing is asked there, so that it goes to idle at once' },
  journeys: {
    '[SHELL-04] is confirmed': {
      steps: [asked, confirmed],
      end: { value: 'idle', context: none, emitted: [answered(1, 'confirm')], started: [] },
    },
    '[SHELL-04] is cancelled': {
      steps: [asked, cancelled],
      end: { value: 'idle', context: none, emitted: [answered(1, 'cancel')] },
    },
    '[SHELL-04] is closed': {
      steps: [asked, closed],
      end: { value: 'idle', context: none, emitted: [answered(1, 'close')] },
    },
    '[SHELL-04] an alert has nothing to cancel': {
      steps: [told, cancelled],
      end: { value: 'asking', context: { questions: [notice], hasSanitiser: false }, emitted: [] },
    },
    'asks several one after the other, in their order': {
      steps: [asked, told, confirmed],
      end: {
        value: 'asking',
        context: { questions: [notice], hasSanitiser: false },
        emitted: [answered(1, 'confirm')],
      },
    },
    'ends after the last of several': {
      steps: [asked, told, { ...asked, question: { ...plain, id: 9 } }, cancelled, closed, confirmed],
      end: {
        value: 'idle',
        context: none,
        emitted: [answered(1, 'cancel'), answered(2, 'close'), answered(9, 'confirm')],
      },
    },
    'has nothing to answer before it was asked': {
      steps: [confirmed, cancelled, closed],
      end: { value: 'idle', context: none, emitted: [], started: [] },
    },
    '[SHELL-04] shows HTML only once it can be sanitised': {
      steps: [askedInHtml],
      end: { value: 'preparing', context: { questions: [html], hasSanitiser: false }, emitted: [], started: [load] },
    },
    'cannot be answered before it is shown': {
      steps: [askedInHtml, confirmed, closed, loaded],
      end: { value: 'asking', context: { questions: [html], hasSanitiser: true }, emitted: [], started: [load] },
    },
    'loads the sanitiser once': {
      steps: [askedInHtml, askedInHtml, loaded, confirmed],
      end: {
        value: 'asking',
        context: { questions: [html], hasSanitiser: true },
        emitted: [answered(3, 'confirm')],
        started: [load],
      },
    },
    'keeps what is asked meanwhile': {
      steps: [askedInHtml, asked, loaded, closed],
      end: {
        value: 'asking',
        context: { questions: [plain], hasSanitiser: true },
        emitted: [answered(3, 'close')],
      },
    },
    'shows it as text where the sanitiser cannot be had': {
      steps: [askedInHtml, failed('loadSanitiser', new Error('gone'))],
      end: { value: 'asking', context: { questions: [asText], hasSanitiser: false }, emitted: [] },
    },
    'shows no other as text because of that': {
      steps: [askedInHtml, askedInHtml, failed('loadSanitiser', new Error('gone'))],
      end: { value: 'asking', context: { questions: [asText, html], hasSanitiser: false }, emitted: [] },
    },
    'tries again with the next one': {
      steps: [askedInHtml, failed('loadSanitiser', new Error('gone')), askedInHtml, confirmed],
      end: {
        value: 'preparing',
        context: { questions: [html], hasSanitiser: false },
        emitted: [answered(3, 'confirm')],
        started: [load, load],
      },
    },
    'gives up on the sanitiser after a while': {
      steps: [askedInHtml, waited(CONFIRM_DELAYS.sanitiserTimeout - 1), waited(1)],
      end: { value: 'asking', context: { questions: [asText], hasSanitiser: false }, emitted: [] },
    },
    'waits for it as long as it may': {
      steps: [askedInHtml, waited(9999)],
      end: { value: 'preparing', context: { questions: [html], hasSanitiser: false }, emitted: [] },
    },
  },
});

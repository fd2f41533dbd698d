import { assign, emit, setup } from 'xstate';
import { assertPresent } from '#machines/assertPresent.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

/** How a question can be answered: by its two buttons, or by closing it. */
export type Answer = 'confirm' | 'cancel' | 'close';

export interface Question {
  /** Comes back with the answer. */
  id: number;
  title: string;
  message: string;
  /** An alert has none. */
  showCancelButton: boolean;
  /** `null`: the usual label. */
  confirmButtonText: string | null;
  cancelButtonText: string | null;
  /** The message is HTML, shown once it is sanitised; where it cannot be, it is shown as text. */
  dangerouslyUseHTMLString: boolean;
}

export interface ConfirmContext {
  /** In the order in which they were asked; the first one is answered next. */
  questions: Question[];
  hasSanitiser: boolean;
}

export type ConfirmEvent =
  | { type: 'question.asked'; question: Question }
  | { type: 'question.confirmed' }
  | { type: 'question.cancelled' }
  | { type: 'question.closed' };

export type ConfirmEmitted = { type: 'question.answered'; id: number; answer: Answer };

/** How long a wait may take, in milliseconds. */
export const CONFIRM_DELAYS = { sanitiserTimeout: 10_000 } as const;

const types: {
  context?: ConfirmContext;
  events?: ConfirmEvent;
  emitted?: ConfirmEmitted;
  tags?: 'busy' | 'open';
} = {};

/** The question that is answered next. */
const nextOf = ({ questions }: ConfirmContext): Question => assertPresent(questions[0]);

/** Questions to the person, one at a time; those that come meanwhile wait for their turn. */
export const confirmMachine = setup({
  types,
  actors: { loadSanitiser: promisePlaceholder<void, void>('loadSanitiser') },
  guards: {
    hasNone: ({ context }) => context.questions.length === 0,
    isUnsafe: ({ context }) => nextOf(context).dangerouslyUseHTMLString && !context.hasSanitiser,
    hasCancelButton: ({ context }) => nextOf(context).showCancelButton,
  },
  actions: {
    add: assign({ questions: ({ context }, question: Question) => [...context.questions, question] }),
    drop: assign({ questions: ({ context }) => context.questions.slice(1) }),
    setSanitiser: assign({ hasSanitiser: true }),
    readAsText: assign({
      questions: ({ context }) =>
        context.questions.map((question, place) =>
          place === 0 ? { ...question, dangerouslyUseHTMLString: false } : question,
        ),
    }),
    tell: emit(({ context }, { answer }: { answer: Answer }) => ({
      type: 'question.answered' as const,
      id: nextOf(context).id,
      answer,
    })),
  },
  delays: CONFIRM_DELAYS,
}).createMachine({
  id: 'confirm',
  context: { questions: [], hasSanitiser: false },
  initial: 'idle',
  on: {
    'question.asked': { target: '.asking', actions: { type: 'add', params: ({ event }) => event.question } },
  },
  states: {
    idle: {},
    preparing: {
      tags: 'busy',
      invoke: {
        id: 'loadSanitiser',
        src: 'loadSanitiser',
        onDone: { target: 'asking', actions: 'setSanitiser' },
        onError: { target: 'asking', actions: 'readAsText' },
      },
      after: { sanitiserTimeout: { target: 'asking', actions: 'readAsText' } },
      on: { 'question.asked': { actions: { type: 'add', params: ({ event }) => event.question } } },
    },
    asking: {
      tags: 'open',
      always: [
        { guard: 'hasNone', target: 'idle' },
        { guard: 'isUnsafe', target: 'preparing' },
      ],
      on: {
        'question.confirmed': { actions: [{ type: 'tell', params: { answer: 'confirm' } }, 'drop'] },
        'question.cancelled': {
          guard: 'hasCancelButton',
          actions: [{ type: 'tell', params: { answer: 'cancel' } }, 'drop'],
        },
        'question.closed': { actions: [{ type: 'tell', params: { answer: 'close' } }, 'drop'] },
      },
    },
  },
});

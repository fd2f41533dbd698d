import { type ConfirmContext, confirmMachine, type Question } from '#machines/confirm/confirmMachine.ts';
import { confirmDescription } from '#machines/confirm/confirmDescription.ts';
import { confirmSamples } from '#src/dev/confirmSamples.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

export const plain: Question = { id: 1, ...confirmSamples['with its own labels'] };
export const notice: Question = { id: 2, ...confirmSamples['an alert'] };
export const html: Question = { id: 3, ...confirmSamples['in HTML'] };

const fixtures = {
  events: {
    'question.asked': {
      'with its own labels': { question: plain },
      'an alert': { question: notice },
      'in HTML': { question: html },
    },
    'question.confirmed': bare,
    'question.cancelled': bare,
    'question.closed': bare,
  },
  done: { loadSanitiser: { loaded: undefined } },
  failed: { loadSanitiser: { 'its file is gone': new Error('gone') } },
} satisfies Fixtures<typeof confirmMachine>;

const key = ({ questions, hasSanitiser }: ConfirmContext) => [
  hasSanitiser,
  ...questions.slice(0, 2).map(({ id }) => id),
];

export const confirmModel = { machine: confirmMachine, description: confirmDescription, fixtures, key } satisfies Model<
  typeof confirmMachine
>;

/** For the screen, which takes its time: an alert differs only in a button that is not there. */
export const confirmScreenModel = {
  machine: confirmMachine,
  description: confirmDescription,
  fixtures: {
    ...fixtures,
    events: {
      ...fixtures.events,
      'question.asked': { 'with its own labels': { question: plain }, 'in HTML': { question: html } },
    },
  },
  key,
} satisfies Model<typeof confirmMachine>;

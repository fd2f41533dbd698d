import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import type { confirmMachine } from './confirmMachine.ts';

export const confirmDescription = {
  purpose: 'Asks the person a question before something goes on; several are asked one after the other.',
  screen: 'A dialog over whatever screen is open, with the question and one or two buttons',
  begins: 'Open any screen, with no dialog over it',
  states: {
    idle: 'Nothing is asked; no dialog is open.',
    preparing:
      'The question has a formatted text, and what makes it safe to show is being loaded; no dialog is open yet.',
    asking: 'The dialog asks the question, and offers to confirm it and, where it may be, to cancel.',
  },
  events: {
    'question.asked': by(
      ['flow reloadGuard', 'user'],
      'The page is to be loaded anew while something is typed, for a new version or another language',
    ),
    'question.confirmed': by('user', 'Press the button that confirms'),
    'question.cancelled': by('user', 'Press the button that cancels'),
    'question.closed': by('user', 'Close the dialog: by its cross, Escape or a click beside it'),
  },
  actors: {
    loadSanitiser: {
      does: 'Loads what makes a formatted text safe',
      done: 'The question can be shown with its format',
      failed: 'The question is shown as plain text',
    },
  },
  guards: {
    hasNone: 'no question is left',
    isUnsafe: 'the question has a formatted text that is not safe to show yet',
    hasCancelButton: 'the question has a button that cancels',
  },
  delays: { sanitiserTimeout: 'What makes the text safe does not come for {time}' },
  home: ['idle'],
} as const satisfies Description<typeof confirmMachine>;

import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import { cannotBeCalledOff, noAnswerComes } from '#machines/sharedWords.ts';
import type { reportMachine } from './reportMachine.ts';

export const reportDescription = {
  purpose: 'Tells operators what is wrong with a message, a character, a picture, or whoever made a character.',
  screen: 'The dialog over a conversation, a profile or “Your pictures” that opens at Report',
  begins: 'Sign in and open a conversation, a profile or a picture of one’s own',
  states: {
    closed: 'No dialog is open; Report is offered.',
    choosing: 'The dialog asks what is wrong: a reason is chosen, and words can be added.',
    sending: 'The report is being sent; the button is busy, and it cannot be called off.',
    sent: 'The dialog thanks, and says where one sees what becomes of it; where the words tell of a need, help lines stand below.',
    refused: 'The dialog says why it cannot be reported; Close is offered.',
    failed: 'The dialog says why it was not sent; Try again is offered.',
  },
  events: {
    'report.requested': by('user', 'Press Report'),
    'reason.chosen': by('user', 'Choose what is wrong'),
    'content.changed': by('user', 'Write below “Anything to add?”'),
    'report.submitted': by('user', 'Press Send report'),
    'report.retried': by('user', 'Press Try again'),
    'dialog.closed': by('user', 'Press Cancel, or close the dialog'),
  },
  actors: {
    sendReport: { does: 'Sends the report', done: 'The report is sent', failed: 'The report is not sent' },
  },
  guards: {
    canSubmit: 'a reason is chosen, and what was written is not too long',
    isFinal: 'the server does not take it, however often it is asked',
  },
  delays: { sendTimeout: noAnswerComes },
  home: ['closed'],
  unclosable: {
    sending: cannotBeCalledOff,
  },
} as const satisfies Description<typeof reportMachine>;

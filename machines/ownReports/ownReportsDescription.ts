import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import { cannotBeCalledOff, noAnswerComes } from '#machines/sharedWords.ts';
import type { ownReportsMachine } from './ownReportsMachine.ts';

export const ownReportsDescription = {
  purpose:
    'Says what became of what the person reported, and what was blocked of their own, and asks for another look at that.',
  screen: 'The section Reports of the settings',
  begins: 'Sign in and open /settings; the section is the one called “Reports”',
  states: {
    loading: 'The reports are being loaded: placeholders stand there, or what was known stays.',
    loadFailed: '“We couldn’t load your reports.” Try again is offered.',
    ready:
      'What was blocked and what was reported is listed, with “Request another review” where that was not done; it says when it was just done, with help lines where the words tell of a need.',
    writing: 'A dialog asks why it should not be blocked.',
    sending: 'What was written is being sent; the button is busy, and it cannot be called off.',
    refused: 'The dialog says why nobody takes another look; Done is offered.',
    failed: 'The dialog says why it was not sent; Try again is offered.',
  },
  events: {
    'load.retried': by(['user', 'flow session'], 'Press Try again where nothing could be loaded'),
    'page.shown': by('browser', 'The page comes into view'),
    'appeal.requested': by('user', 'Press “Request another review” at something that is blocked'),
    'content.changed': by('user', 'Write why it should not be blocked'),
    'appeal.submitted': by('user', 'Press Send'),
    'appeal.retried': by('user', 'Press Try again in the dialog'),
    'dialog.closed': by('user', 'Press Cancel or Done, or close the dialog'),
  },
  actors: {
    loadReports: { does: 'Loads the reports', done: 'The reports are there', failed: 'The reports cannot be loaded' },
    sendAppeal: {
      does: 'Asks for another look',
      done: 'Another look is asked for',
      failed: 'Another look is not asked for',
    },
  },
  guards: {
    canAppeal: 'it is listed as blocked, and no other look was asked for',
    canSubmit: 'something is written, and not too much',
    isFinal: 'the server does not take it, however often it is asked',
  },
  delays: { loadTimeout: noAnswerComes, sendTimeout: noAnswerComes },
  home: ['ready'],
  unclosable: {
    sending: cannotBeCalledOff,
  },
} as const satisfies Description<typeof ownReportsMachine>;

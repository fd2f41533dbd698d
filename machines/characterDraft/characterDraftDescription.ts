import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import type { characterDraftMachine } from './characterDraftMachine.ts';

export const characterDraftDescription = {
  purpose:
    'A companion on paper: looks, words and choices, entered step by step or as a handful of choices, with Liora writing where one does not know how to say it.',
  screen: 'The screens “Create a companion” and “Create a companion quickly”, and the first page that leads to them',
  begins: 'Open /ai-generator',
  states: {
    loading: 'What there is to choose from is being loaded; grey shapes hold its place.',
    loadFailed: '“We couldn’t load the options.” Try again is offered.',
    editing: 'The draft can be entered and sent; what was left with something missing is marked.',
    'editing.idle': 'Nothing is waited for; what Liora has just written can be taken back.',
    'editing.writing': '“Liora is writing…” stands below one field, with Stop writing; all others can be filled in.',
    'editing.helpFailed': '“Liora couldn’t write it.” Try again and Close are offered below that field.',
    startingOver: 'The dialog “Start over?” asks whether everything that was entered shall go.',
    sent: 'The draft is sent, and what comes of it is on the screen instead.',
  },
  events: {
    'load.retried': by('user', 'Press Try again'),
    'mode.chosen': by('user', 'Go to the quick way of making a companion, or to the detailed one'),
    'step.chosen': by('user', 'Go to another step, by its name, Continue, Back or Change'),
    'draft.changed': by('user', 'Type or choose something'),
    'draft.submitted': by('user', 'Press Create'),
    'startOver.requested': by('user', 'Press Start over'),
    'startOver.confirmed': by('user', 'Press Start over in the dialog'),
    'startOver.cancelled': by('user', 'Press Cancel, or close the dialog'),
    'help.requested': by('user', 'Press “Write it for me”, or Try again below the field'),
    'help.cancelled': by('user', 'Press Stop writing'),
    'help.undone': by('user', 'Press “Undo what Liora wrote”'),
    'help.dismissed': by('user', 'Close the notice that Liora could not write it'),
    'draft.returned': by('flow characterCreation', 'No companion came of the draft, and the person goes back'),
    'draft.refused': by('flow characterCreation', 'The server finds something wrong in the draft'),
    'draft.used': by('flow characterCreation', 'The companion is ready'),
    'draft.replaced': by(
      ['browser', 'flow session'],
      'The draft was changed in another tab, or the one of who has just signed in is found',
    ),
  },
  actors: {
    loadOptions: {
      does: 'Loads what there is to choose from',
      done: 'There is something to choose from',
      failed: 'It cannot be loaded',
    },
    describeField: {
      does: 'Writes the text of one field',
      done: 'Liora has written it',
      failed: 'Liora could not write it',
    },
  },
  guards: {
    isAtEnd: 'it is the last step, or the quick way',
    isComplete: 'it is the last step or the quick way, and nothing is missing or wrong',
    isBegun: 'something is entered',
    isFieldInView: 'the field is on the step that is shown',
    isHelpedInView: 'the field that Liora wrote is on the step that is shown',
    isGuided: 'it is the detailed way',
    isOtherMode: 'it is the other way',
  },
  delays: {
    loadTimeout: 'What there is to choose from does not come for {time}',
    helpTimeout: 'Liora writes nothing for {time}',
  },
  home: ['editing.idle'],
  uncancellable: { loading: 'the whole screen waits, and is left as any other' },
} as const satisfies Description<typeof characterDraftMachine>;

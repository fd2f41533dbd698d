import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import type { characterEditMachine } from './characterEditMachine.ts';

export const characterEditDescription = {
  purpose: 'Lets people change a character of their own. What is not saved is never lost without a question.',
  screen: 'The screen “Edit …” of one’s own character',
  begins: 'Sign in, open /characters and choose Edit in the menu of a companion',
  states: {
    loading: 'The character is being loaded; grey shapes hold its place.',
    loadFailed:
      '“Companion not found”, or “We couldn’t load this companion”, with the reason; Try again is offered where that may help.',
    editing: 'Everything can be changed; the bar below says whether it is saved, and offers Save.',
    readingLorebook: '“Reading the file” stands in the lorebook; Cancel is offered there.',
    confirmingPortrait:
      'The dialog “Use this picture?” shows it as it will be cropped, and offers Use picture and Keep current; it says why it could not be used.',
    savingPortrait: 'The picture is on its way, and Use picture is busy; that cannot be cancelled.',
    saving: 'The changes are being saved, and Save is busy; that cannot be cancelled.',
    confirmingLeave: 'The dialog “Leave without saving?” offers Leave and Stay.',
  },
  events: {
    'load.retried': by(['user', 'flow session'], 'Press Try again, or sign in again'),
    'fields.changed': by('user', 'Change a field'),
    'lorebook.chosen': by('user', 'Press “Add from file” in the lorebook, and choose one'),
    'reading.cancelled': by('user', 'Press Cancel in the lorebook'),
    'portrait.chosen': by('user', 'Press Change portrait, and choose a picture'),
    'portrait.confirmed': by('user', 'Press Use picture'),
    'changes.submitted': by('user', 'Press Save'),
    'leave.requested': by('user', 'Go to another screen'),
    'leave.confirmed': by('user', 'Press Leave'),
    'dialog.closed': by('user', 'Press Stay or Keep current, or close the dialog'),
  },
  actors: {
    loadCharacter: {
      does: 'Loads the character',
      done: 'The character is loaded',
      failed: 'Loading the character fails',
    },
    savePortrait: {
      does: 'Puts the picture in the place of the portrait',
      done: 'The portrait is changed',
      failed: 'The picture cannot be used',
    },
    readLorebook: {
      does: 'Reads the file as a lorebook',
      done: 'The entries of the file are added',
      failed: 'The file cannot be read as a lorebook',
    },
    saveCharacter: { does: 'Saves the changes', done: 'The changes are saved', failed: 'Saving the changes fails' },
  },
  guards: {
    isDirty: 'something is not saved',
    isUnchanged: 'nothing differs from what is saved',
    isValid: 'everything that was changed is valid',
  },
  delays: {
    loadTimeout: 'The character does not come for {time}',
    lorebookTimeout: 'Reading the file does not end for {time}',
    portraitTimeout: 'Changing the portrait is not confirmed for {time}',
    saveTimeout: 'Saving is not confirmed for {time}',
  },
  home: ['editing'],
} as const satisfies Description<typeof characterEditMachine>;

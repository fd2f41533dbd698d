import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import { cannotBeCalledOff, noAnswerComes } from '#machines/sharedWords.ts';
import type { ownCharacterActsMachine } from './ownCharacterActsMachine.ts';

export const ownCharacterActsDescription = {
  purpose:
    'Deletes a character of one’s own, changes who may find it, or tries the making of it again: one act at a time.',
  screen:
    'The menu and the dialogs of the screen “Your companions”, and Try again on a character that could not be made',
  begins: 'Sign in and open /characters, with a companion of one’s own there',
  states: {
    resting: 'No dialog is open; every character offers what can be done with it.',
    'resting.idle': 'Nothing has gone wrong.',
    'resting.retryFailed': 'A notice says that the character could not be tried again; Close is offered.',
    confirmingDeletion: 'A dialog asks whether to delete the character; it says what was wrong with the last try.',
    deleting: 'The character is being deleted; the button in the dialog is busy, and it cannot be called off.',
    choosingVisibility: 'A dialog asks who may find the character; it says what was wrong with the last try.',
    changingVisibility:
      'Who may find the character is being saved; the button in the dialog is busy, and it cannot be called off.',
    retrying: 'The making of the character is being tried again; its button is busy.',
  },
  events: {
    'deletion.requested': by('user', 'Choose Delete… in the menu of a character'),
    'deletion.confirmed': by('user', 'Press Delete permanently'),
    'visibility.requested': by('user', 'Choose Visibility… in the menu of a character'),
    'visibility.chosen': by('user', 'Choose who may find the character, and press Save'),
    'dialog.closed': by('user', 'Press Cancel, or close the dialog'),
    'creation.retried': by('user', 'Press Try again at a character that could not be made'),
    'failure.dismissed': by('user', 'Press Close at the notice'),
  },
  actors: {
    deleteCharacter: {
      does: 'Deletes the character',
      done: 'The character is deleted',
      failed: 'The character is not deleted',
    },
    changeVisibility: {
      does: 'Saves who may find the character',
      done: 'It is saved who may find the character',
      failed: 'It is not saved who may find the character',
    },
    retryCreation: {
      does: 'Tries the making of the character again',
      done: 'The character is being made again, and its tokens are set aside',
      failed: 'The character cannot be tried again',
      spends: true,
    },
  },
  guards: {
    isNotFound: 'the character is not there any more',
    isConflict: 'the character is being made already',
    isSameVisibility: 'the choice is the same as before',
  },
  delays: {
    deleteTimeout: noAnswerComes,
    visibilityTimeout: noAnswerComes,
    retryTimeout: noAnswerComes,
  },
  home: ['resting.idle'],
  unclosable: {
    deleting: cannotBeCalledOff,
    changingVisibility: cannotBeCalledOff,
  },
} as const satisfies Description<typeof ownCharacterActsMachine>;

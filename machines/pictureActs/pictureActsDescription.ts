import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import { cannotBeCalledOff, noAnswerComes } from '#machines/sharedWords.ts';
import type { pictureActsMachine } from './pictureActsMachine.ts';

export const pictureActsDescription = {
  purpose: 'Deletes a picture, or shows it to a companion in a conversation: one act at a time.',
  screen: 'The buttons below a picture seen large in “Your pictures”, and their dialogs',
  begins: 'Sign in, open /ai-image and choose a picture',
  states: {
    resting: 'No dialog is open; Use in conversation and Delete are offered.',
    'resting.idle': 'Nothing has gone wrong.',
    'resting.useFailed': '“The picture couldn’t be sent.” Close is offered.',
    confirmingDeletion: 'A dialog asks “Delete this picture?” It says what was wrong with the last try.',
    deleting: 'The picture is being deleted; the button in the dialog is busy, and it cannot be called off.',
    usingAtOnce: 'The picture is on its way into the conversation with whom it shows; Use in conversation is busy.',
    loadingCharacters:
      'A dialog asks “Who do you want to show it to?” Companions are being loaded, and it can be closed.',
    charactersFailed: 'The dialog says that companions could not be loaded; Try again is offered.',
    choosingCharacter: 'The dialog lists companions to choose from; it says what was wrong with the last try.',
    using: 'The picture is on its way into the conversation that was chosen; it cannot be called off.',
  },
  events: {
    'deletion.requested': by('user', 'Press Delete'),
    'deletion.confirmed': by('user', 'Press Delete picture'),
    'use.requested': by('user', 'Press Use in conversation'),
    'character.chosen': by('user', 'Choose a companion'),
    'load.retried': by('user', 'Press Try again'),
    'dialog.closed': by('user', 'Press Cancel, or close the dialog'),
    'failure.dismissed': by('user', 'Press Close at the notice'),
  },
  actors: {
    deletePicture: {
      does: 'Deletes the picture',
      done: 'The picture is deleted',
      failed: 'The picture is not deleted',
    },
    usePicture: {
      does: 'Puts the picture into the conversation',
      done: 'The picture is in the conversation, which opens',
      failed: 'The picture is not in the conversation',
    },
    loadCharacters: {
      does: 'Loads companions to show the picture to',
      done: 'Companions are there',
      failed: 'Companions cannot be loaded',
    },
  },
  guards: {
    isNotFound: 'the picture is not there any more',
    isOutOfReach: 'whom the picture shows can be talked to no more',
    hasCharacter: 'the picture shows a companion',
  },
  delays: {
    deleteTimeout: noAnswerComes,
    loadTimeout: noAnswerComes,
    useTimeout: noAnswerComes,
  },
  home: ['resting.idle'],
  unclosable: {
    deleting: cannotBeCalledOff,
    using: cannotBeCalledOff,
  },
} as const satisfies Description<typeof pictureActsMachine>;

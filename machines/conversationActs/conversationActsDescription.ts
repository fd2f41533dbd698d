import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import { cannotBeCalledOff } from '#machines/sharedWords.ts';
import type { conversationActsMachine } from './conversationActsMachine.ts';

export const conversationActsDescription = {
  purpose: 'Clears or deletes a whole conversation, or brings one back from a file; one at a time.',
  screen: 'Dialogs and notices on the screen “Chats” and over a conversation',
  begins: 'Sign in and open /ai-girlfriend',
  states: {
    resting: 'No dialog is open; the menus of conversations can be used.',
    'resting.idle':
      'Nothing is under way; after an import it says that the conversation was imported, with Open and Done.',
    'resting.importFailed':
      'It says why the file could not be imported; Close is offered, and Try again where it may help.',
    confirmingClear: 'The dialog “Clear this conversation?” offers Clear and Cancel, and says what went wrong before.',
    clearing: 'The conversation is being cleared; Clear is busy, and nobody can cancel that.',
    confirmingDeletion:
      'The dialog “Delete this conversation?” offers Delete and Cancel, and says what went wrong before.',
    deleting: 'The conversation is being deleted; Delete is busy, and nobody can cancel that.',
    importing: '“Importing the conversation”: the file is being imported, and nobody can cancel that.',
  },
  events: {
    'clear.requested': by('user', 'Choose Clear… in the menu of a conversation'),
    'deletion.requested': by('user', 'Choose Delete… in the menu of a conversation'),
    'dialog.closed': by('user', 'Press Cancel, or close the dialog'),
    'act.confirmed': by('user', 'Press Clear, or Delete'),
    'file.chosen': by('user', 'Press “Import a conversation”, and choose a file'),
    'act.retried': by('user', 'Press Try again'),
    'act.dismissed': by('user', 'Press Done, or Close'),
  },
  actors: {
    clearConversation: {
      does: 'Clears the conversation',
      done: 'The conversation is cleared',
      failed: 'Clearing the conversation fails',
    },
    deleteConversation: {
      does: 'Deletes the conversation',
      done: 'The conversation is deleted',
      failed: 'Deleting the conversation fails',
    },
    importConversation: {
      does: 'Imports the conversation',
      done: 'The conversation is back',
      failed: 'The file cannot be imported',
    },
  },
  guards: { isNotFound: 'the conversation is gone already' },
  delays: {
    clearTimeout: 'Clearing is not confirmed for {time}',
    deleteTimeout: 'Deleting is not confirmed for {time}',
    importTimeout: 'The import is not confirmed for {time}',
  },
  home: ['resting.idle'],
  unclosable: {
    clearing: cannotBeCalledOff,
    deleting: cannotBeCalledOff,
  },
} as const satisfies Description<typeof conversationActsMachine>;

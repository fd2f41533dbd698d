import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import { cannotBeCalledOff } from '#machines/sharedWords.ts';
import type { messageActsMachine } from './messageActsMachine.ts';

export const messageActsDescription = {
  purpose:
    'What one does with a single message: copy or like it, choose among several answers, tell what is wrong with it, delete it. One thing at a time.',
  screen: 'The buttons below a message, the notice below the last one, and two dialogs over the conversation',
  begins: 'Sign in and open a conversation with an answer in it',
  states: {
    resting: 'No dialog is open; everything that is offered below a message can be pressed.',
    'resting.idle': 'Nothing is under way.',
    'resting.actFailed': '“That didn’t work”, or that copying was not allowed; Try again and Never mind are offered.',
    copying: 'The words are being copied; for that instant the buttons do nothing.',
    acting: 'The like, or the answer that was chosen, is being saved; until then the buttons do nothing.',
    writingFeedback: 'The dialog “What’s wrong with this answer?” asks for it, and offers Send feedback and Cancel.',
    sendingFeedback: 'The feedback is being sent; Send feedback is busy, and nobody can cancel that.',
    helping: 'The dialog thanks for feedback that tells of a need, and help lines stand in it; Done is offered.',
    confirmingDeletion: 'The dialog “Delete this message?” offers Delete and Cancel, and says what went wrong before.',
    deleting: 'The message is being deleted; Delete is busy, and nobody can cancel that.',
  },
  events: {
    'message.opened': by('user', 'Press “More actions for this message”, to show or hide its buttons'),
    'like.toggled': by('user', 'Press “Like this answer”, or take that back'),
    'alternative.chosen': by('user', 'Press Previous answer, or Next answer'),
    'copy.requested': by('user', 'Press Copy'),
    'feedback.opened': by('user', 'Press “Report a problem with this answer”'),
    'tag.toggled': by('user', 'Choose what it is about, or take that back'),
    'content.changed': by('user', 'Type into “In your own words”'),
    'feedback.submitted': by('user', 'Press Send feedback'),
    'deletion.opened': by('user', 'Press “Delete this message”'),
    'deletion.confirmed': by('user', 'Press Delete'),
    'dialog.closed': by('user', 'Press Cancel or Done, or close the dialog'),
    'act.retried': by('user', 'Press Try again'),
    'act.dismissed': by('user', 'Press Never mind'),
  },
  actors: {
    copyText: { does: 'Copies the words', done: 'The words are copied', failed: 'The browser does not allow copying' },
    changeMessage: {
      does: 'Saves the like, the choice of an answer or the feedback',
      done: 'It is saved',
      failed: 'It cannot be saved',
    },
    deleteMessage: { does: 'Deletes the message', done: 'The message is deleted', failed: 'Deleting it fails' },
  },
  guards: {
    isCopy: 'it was copying that failed',
    canSubmit: 'the feedback says something, and is not too long',
    isInNeed: 'the feedback tells of a need',
    isNotFound: 'the message is gone already',
  },
  delays: {
    copyTimeout: 'The browser does not copy for {time}',
    actTimeout: 'Saving is not confirmed for {time}',
    feedbackTimeout: 'The feedback is not confirmed for {time}',
    deleteTimeout: 'Deleting is not confirmed for {time}',
  },
  home: ['resting.idle'],
  unclosable: {
    sendingFeedback: cannotBeCalledOff,
    deleting: cannotBeCalledOff,
  },
} as const satisfies Description<typeof messageActsMachine>;

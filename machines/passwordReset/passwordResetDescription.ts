import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import { noAnswerComes } from '#machines/sharedWords.ts';
import type { passwordResetMachine } from './passwordResetMachine.ts';

export const passwordResetDescription = {
  purpose: 'Sets a new password by the link of a mail, and signs the person in.',
  screen: 'The screen “Set a new password”',
  begins: 'Ask for a new password on /users/sign_in, and open the link of the mail',
  states: {
    closed: 'No link is being followed; who comes here is taken to the home page.',
    checking: '“One moment”: it is being found out whether the link still works.',
    editing: 'A new password can be entered; it says what was wrong with the last try.',
    submitting: 'The new password is being saved; the button is busy, and Cancel is offered.',
    reviewing:
      '“Your new password is saved”: it says what was ended with the old one, and lists who can get in still; Continue is offered.',
    linkBroken: '“This link no longer works”; “Send another link” is offered.',
  },
  events: {
    'link.opened': by('user', 'Follow the link of the mail'),
    'form.changed': by('user', 'Change what is entered'),
    'password.submitted': by('user', 'Enter a new password, and press Save and sign in'),
    'submit.cancelled': by('user', 'Press Cancel while it is saved'),
    'resetMail.requested': by('user', 'Press “Send another link”'),
    'reset.closed': by('user', 'Go to another screen'),
  },
  actors: {
    checkResetCode: {
      does: 'Finds out whether the link still works',
      done: 'The link works',
      failed: 'The link does not work, or nobody can tell',
    },
    setPassword: {
      does: 'Saves the new password',
      done: 'The password is saved, and the person is signed in',
      failed: 'The password is not saved',
    },
  },
  guards: {
    isMailCode: 'the link is whole',
    isPassword: 'the password can be used',
    isWrongCode: 'the link was used already or is too old',
  },
  delays: { submitTimeout: noAnswerComes },
  home: ['closed'],
  uncancellable: { checking: 'the whole screen waits, and is left as any other' },
} as const satisfies Description<typeof passwordResetMachine>;

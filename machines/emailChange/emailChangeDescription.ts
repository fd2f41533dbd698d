import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import { noAnswerComes } from '#machines/sharedWords.ts';
import type { emailChangeMachine } from './emailChangeMachine.ts';

export const emailChangeDescription = {
  purpose: 'Confirms a change of an account’s email by the link of a mail, which both addresses get, or calls it off.',
  screen: 'The screen “Change your email”',
  begins: 'Ask for another email in /settings, and open the link of the mail that either address gets',
  states: {
    closed: 'No link is being followed; who comes here is taken to the home page.',
    checking: '“One moment”: it is being found out what the link is about.',
    checkFailed: 'It says why that cannot be found out; Try again is offered.',
    asking: 'It says what the email is to become; confirming and keeping it are offered, and what went wrong is told.',
    confirming: 'The change is being confirmed; Confirm is busy.',
    declining: 'The change is being called off; its button is busy.',
    confirmed: '“Confirmed”: it says that the other address has to confirm it as well.',
    changed: '“Your email is changed”: it names the new one.',
    declined: '“The change is called off”: nothing has changed.',
    linkBroken: '“This link no longer works”; it says where the change can be asked for again.',
  },
  events: {
    'link.opened': by('user', 'Follow the link of the mail'),
    'check.retried': by('user', 'Press Try again'),
    'change.confirmed': by('user', 'Press Confirm'),
    'change.declined': by('user', 'Press the button that keeps the email as it is'),
    'change.left': by('user', 'Go to another screen'),
  },
  actors: {
    checkEmailCode: {
      does: 'Finds out what the link is about',
      done: 'The link works',
      failed: 'The link does not work, or nobody can tell',
    },
    confirmEmailChange: {
      does: 'Confirms the change for this address',
      done: 'It is confirmed here',
      failed: 'It is not confirmed',
    },
    declineEmailChange: {
      does: 'Calls the change off',
      done: 'The email stays',
      failed: 'The change waits on',
    },
  },
  guards: {
    isMailCode: 'the link is whole',
    isWrongCode: 'the link was used already or is too old',
    isChanged: 'the other address has confirmed it already',
  },
  delays: { answerTimeout: noAnswerComes },
  home: ['closed'],
} as const satisfies Description<typeof emailChangeMachine>;

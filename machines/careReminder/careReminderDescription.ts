import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import { noAnswerComes } from '#machines/sharedWords.ts';
import type { careReminderMachine } from './careReminderMachine.ts';

export const careReminderDescription = {
  purpose:
    'Reminds people that they talk with an AI and not a person: at the first conversation of a day, and after every three hours of use, over all tabs and reloads. The server keeps the clock.',
  screen: 'The card over the field of a conversation; there is none while no reminder is due',
  begins: 'Sign in and open /ai-girlfriend, where no conversation is in view',
  states: {
    hidden: 'The conversation is out of view, or not there yet: nothing is counted.',
    shown: 'The conversation is on view.',
    'shown.counted':
      'Being here counts as use. A card stands over the field while a reminder is due, with “I understand”.',
    'shown.counted.asking': 'The server is being told that the conversation is on view.',
    'shown.counted.resting': 'The server knows that the conversation is on view; it is told again after a while.',
    'shown.counted.unanswered':
      'The server gave no answer; a card that was there stays. It is told again after a pause.',
    'shown.acknowledging': 'The card is gone; the server is being told that the person has seen it.',
    'shown.unacknowledged': 'The card is gone, but the server gave no answer; it is told again after a pause.',
  },
  events: {
    'page.shown': by('browser', 'The conversation comes into view'),
    'page.hidden': by('browser', 'The conversation goes out of view'),
    'beat.retried': by('browser', 'The network is there again, or somebody is signed in again'),
    'reminder.acknowledged': by('user', 'Press I understand'),
    'reminder.settled': by('browser', 'Another tab tells which reminder was acknowledged there'),
  },
  actors: {
    tellUse: {
      does: 'Tells the server that the conversation is on view, and asks what is due',
      done: 'It is known what is due',
      failed: 'The server cannot be told',
    },
    acknowledge: {
      does: 'Tells the server that the person has seen the reminder',
      done: 'The server knows that the reminder was seen',
      failed: 'The server cannot be told',
    },
  },
  guards: {
    isDue: 'a reminder is due',
    isAcknowledged: 'the person has pressed I understand',
    isSettled: 'it is the reminder that is due here',
  },
  delays: {
    nextBeat: 'The time has come that the server named',
    beatTimeout: noAnswerComes,
    acknowledgeTimeout: noAnswerComes,
    retryPause: '{time} have passed without an answer',
  },
  home: ['shown.counted.resting'],
} as const satisfies Description<typeof careReminderMachine>;

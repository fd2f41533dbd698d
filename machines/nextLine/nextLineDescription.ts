import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import type { nextLineMachine } from './nextLineMachine.ts';

export const nextLineDescription = {
  purpose:
    'Keeps what somebody says while the companion answers, and says it once there is an answer; who is in need does not wait for that.',
  screen: 'The last bubble of a conversation, pale, with “Up next” below it',
  begins: 'Sign in and open a conversation in which nothing waits to be sent',
  states: {
    none: 'Nothing waits to be said.',
    waiting: 'A line waits below the answer that is being written; “Edit” takes it back.',
    'waiting.listening': 'The server is asked whether the line tells of a need.',
    'waiting.inNeed': 'The line tells of a need; the answer to the one before is stopped as soon as it has begun.',
    'waiting.heard': 'It has been listened to, and waits on; where it told of a need, the answer is being stopped.',
  },
  events: {
    'line.queued': by('user', 'Press Enter while the companion answers'),
    'line.takenBack': by('user', 'Press Edit below the line that waits'),
    'chat.answering': by('flow chat', 'The answer to the line before is being written'),
    'chat.rested': by('flow chat', 'The companion has answered'),
  },
  actors: {
    listen: { does: 'Listens whether the line tells of a need', done: 'It is known', failed: 'It stays unknown' },
  },
  guards: { isInNeed: 'the line tells of a need' },
  delays: { listenTimeout: 'Nothing is known for {time}' },
  home: ['none'],
} as const satisfies Description<typeof nextLineMachine>;

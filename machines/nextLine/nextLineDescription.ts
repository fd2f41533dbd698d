import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import type { nextLineMachine } from './nextLineMachine.ts';

export const nextLineDescription = {
  purpose: 'Keeps what somebody says while the companion answers, and says it once there is an answer.',
  screen: 'The last bubble of a conversation, pale, with “Up next” below it',
  begins: 'Sign in and open a conversation in which nothing waits to be sent',
  states: {
    none: 'Nothing waits to be said.',
    waiting: 'A line waits below the answer that is being written; “Edit” takes it back.',
  },
  events: {
    'line.queued': by('user', 'Press Enter while the companion answers'),
    'line.takenBack': by('user', 'Press Edit below the line that waits'),
    'chat.rested': by('flow chat', 'The companion has answered'),
  },
  actors: {},
  guards: {},
  delays: {},
  home: ['none'],
} as const satisfies Description<typeof nextLineMachine>;

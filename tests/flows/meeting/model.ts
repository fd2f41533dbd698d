import type { Message } from '#contract/chat.ts';
import { errNo } from '#contract/errNo.ts';
import { isSpeech } from '#machines/chat/requests.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { meetingMachine } from '#machines/meeting/meetingMachine.ts';
import { meetingDescription } from '#machines/meeting/meetingDescription.ts';
import { message } from '../chat/model.ts';
import { characterId, profile } from '../profile/model.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

export const intentId = '7e9cf5f2-6a58-4f3b-9b5e-0f2f6f7a1c33';
export const meetingId = '0d0f4f0a-6f0e-4d6a-9a33-0c7f0f6f2b11';

const line = 'Is this seat free?';
/** What was said, and its answer. */
export const exchange: readonly Message[] = [
  message(21, 'user', line),
  message(22, 'companion', 'It is. *She moves the lamp.*'),
];

const fixtures = {
  events: {
    'load.retried': bare,
    'line.changed': {
      words: { text: ` ${line} ` },
      blanks: { text: '  ' },
    },
    'line.submitted': { once: { intentId } },
    'greeting.chosen': { second: { ordinal: 1 }, first: { ordinal: 0 } },
    'network.restored': bare,
  },
  done: { loadCharacter: { somebody: profile }, say: { answered: { messages: exchange } } },
  failed: {
    loadCharacter: { refused: { errNo: errNo.forbidden }, nobody: { errNo: errNo.notFound } },
    say: { 'model away': { errNo: errNo.forbidden }, 'account needed': { errNo: errNo.accountNeeded } },
  },
} satisfies Fixtures<typeof meetingMachine>;

/** Ways through a meeting: lines that are answered, that are not, and that take an account. */
export const meetingModel = {
  machine: meetingMachine,
  description: meetingDescription,
  input: { characterId, line: '', greeting: 0, meetingId, messages: [], request: null },
  fixtures,
  key: ({ line: written, greeting, messages, request, failure }) => [
    isSpeech(written),
    greeting,
    messages.length > 0,
    failure?.errNo ?? 0,
    failure?.errNo === NO_ANSWER && written.trim() === request?.text,
  ],
} satisfies Model<typeof meetingMachine>;

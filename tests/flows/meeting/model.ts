import { errNo } from '#contract/errNo.ts';
import { isSpeech } from '#machines/chat/requests.ts';
import { meetingMachine } from '#machines/meeting/meetingMachine.ts';
import { meetingMeaning } from '#machines/meeting/meetingMeaning.ts';
import { characterId, profile } from '../profile/model.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

export const intentId = '7e9cf5f2-6a58-4f3b-9b5e-0f2f6f7a1c33';

const fixtures = {
  events: {
    'load.retried': bare,
    'line.changed': {
      words: { text: ' Is this seat free? ' },
      blanks: { text: '  ' },
    },
    'line.submitted': { once: { intentId } },
    'greeting.chosen': { second: { ordinal: 1 }, first: { ordinal: 0 } },
  },
  done: { loadCharacter: { somebody: profile } },
  failed: {
    loadCharacter: { refused: { errNo: errNo.forbidden }, nobody: { errNo: errNo.notFound } },
  },
} satisfies Fixtures<typeof meetingMachine>;

/** Ways through a meeting, and the first line. */
export const meetingModel = {
  machine: meetingMachine,
  meaning: meetingMeaning,
  input: { characterId, line: '', greeting: 0 },
  fixtures,
  key: ({ line, greeting }) => [isSpeech(line), greeting],
} satisfies Model<typeof meetingMachine>;

import { errNo } from '#contract/errNo.ts';
import { type Play, type Sound, speechMachine } from '#machines/speech/speechMachine.ts';
import { speechDescription } from '#machines/speech/speechDescription.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';
import { isRefusal } from '../support/isRefusal.ts';

const characterId = '00000000-0000-7000-8000-00000000000c';

export const first: Play = {
  characterId,
  msgId: '00000000-0000-7000-8000-000000000001',
  intentId: '00000000-0000-7000-8000-0000000000f1',
};
export const second: Play = {
  characterId,
  msgId: '00000000-0000-7000-8000-000000000002',
  intentId: '00000000-0000-7000-8000-0000000000f2',
};
export const made: Sound = { text: 'Good evening.', audio: `/api/chat/audio?msgId=${first.msgId}&ordinal=0` };
export const spoken: Sound = { text: 'Good evening.', audio: null };

const fixtures = {
  events: {
    'play.requested': { first, second },
    'play.stopped': bare,
    'play.allowed': bare,
    'play.dismissed': bare,
    'sound.started': bare,
    'sound.ended': bare,
    'sound.blocked': bare,
    'sound.failed': bare,
  },
  // Paths go on by the browser's voice, which a test can stand in for.
  done: { playAudio: { 'by the browser': spoken, 'by the server': made } },
  failed: {
    playAudio: { 'too few tokens': { errNo: errNo.tokensNeeded } },
    speak: { thrown: new Error('thrown') },
  },
} satisfies Fixtures<typeof speechMachine>;

export const speechModel = {
  machine: speechMachine,
  description: speechDescription,
  fixtures,
  isRefusal,
} satisfies Model<typeof speechMachine>;

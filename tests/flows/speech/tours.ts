import type { SpeechSnapshot } from '#machines/speech/speechSelectors.ts';
import { first } from './model.ts';
import type { Walked } from '@liora/flow-kit/model/edges.ts';
import type { TourRules } from '@liora/flow-kit/model/tours.ts';
import type { NotOffered } from '@liora/flow-kit/model/walk.ts';

const ofFirst = { when: ({ context }: SpeechSnapshot) => context.msgId === first.msgId };

/** While a message is read out, or is to be, its button stops that. */
export const speechNotOffered = {
  'preparing: play requested (first)': ofFirst,
  'speaking: play requested (first)': ofFirst,
} satisfies NotOffered<SpeechSnapshot>;

const isReading = (snapshot: SpeechSnapshot): boolean => snapshot.matches('preparing') || snapshot.matches('speaking');

const canTake = ({ step, before }: Walked<SpeechSnapshot>): boolean => {
  switch (step.name) {
    case 'play.requested':
      // The model asks twice for the first only.
      return !isReading(before) || step.variant === 'first' || before.context.msgId === first.msgId;
    case 'sound.started':
    case 'sound.ended':
    case 'sound.blocked':
    case 'sound.failed':
    case 'speak':
      // Only the browser's voice does what a test says.
      return before.context.sound?.audio === null;
    default:
      return true;
  }
};

export const speechTours: TourRules<SpeechSnapshot> = {
  notOffered: speechNotOffered,
  looksInPassing: true,
  isThorough: true,
  goesOn: (steps) => steps.every(canTake),
};

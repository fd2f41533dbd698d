import { nextLineMachine } from '#machines/nextLine/nextLineMachine.ts';
import { nextLineDescription } from '#machines/nextLine/nextLineDescription.ts';
import { characterId } from '../chat/model.ts';
import { bare, type Model } from '@liora/flow-kit/model/model.ts';

/** A line that waits for its turn. */
export const nextLineModel: Model<typeof nextLineMachine> = {
  machine: nextLineMachine,
  description: nextLineDescription,
  input: { characterId },
  fixtures: {
    events: {
      'line.queued': { line: { text: 'And you?' } },
      'line.takenBack': bare,
      'chat.answering': bare,
      'chat.rested': bare,
    },
    done: { listen: { 'a need': { isInNeed: true }, 'no need': { isInNeed: false } } },
    failed: { listen: { 'no answer': new Error('offline') } },
  },
  key: ({ text }) => text !== '',
};

import { nextLineMachine } from '#machines/nextLine/nextLineMachine.ts';
import { nextLineMeaning } from '#machines/nextLine/nextLineMeaning.ts';
import { bare, type Model } from '@liora/flow-kit/model/model.ts';

/** A line that waits for its turn. */
export const nextLineModel: Model<typeof nextLineMachine> = {
  machine: nextLineMachine,
  meaning: nextLineMeaning,
  fixtures: {
    events: { 'line.queued': { line: { text: 'And you?' } }, 'line.takenBack': bare, 'chat.rested': bare },
    done: {},
    failed: {},
  },
  key: ({ text }) => text !== '',
};

import { nextLineMachine } from '#machines/nextLine/nextLineMachine.ts';
import { nextLineDescription } from '#machines/nextLine/nextLineDescription.ts';
import { bare, type Model } from '@liora/flow-kit/model/model.ts';

/** A line that waits for its turn. */
export const nextLineModel: Model<typeof nextLineMachine> = {
  machine: nextLineMachine,
  description: nextLineDescription,
  fixtures: {
    events: { 'line.queued': { line: { text: 'And you?' } }, 'line.takenBack': bare, 'chat.rested': bare },
    done: {},
    failed: {},
  },
  key: ({ text }) => text !== '',
};

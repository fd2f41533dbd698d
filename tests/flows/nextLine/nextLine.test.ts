import { nextLineModel } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';

const queued = (text: string) => ({ type: 'line.queued', text }) as const;
const takenBack = { type: 'line.takenBack' } as const;
const rested = { type: 'chat.rested' } as const;

describeFlow(nextLineModel, {
  stateChecks: {
    none: ({ context }) => context.text === '',
    waiting: ({ context }) => context.text !== '',
  },
  journeys: {
    'says what waits once there is an answer, and once only': {
      steps: [queued('And you?'), rested, rested],
      end: { value: 'none', context: { text: '' }, emitted: [{ type: 'line.due', text: 'And you?' }] },
    },
    'says two lines as one, in their order': {
      steps: [queued('And you?'), queued('Still there?'), rested],
      end: { value: 'none', context: { text: '' }, emitted: [{ type: 'line.due', text: 'And you?\nStill there?' }] },
    },
    'gives back what is taken back, and says nothing of it': {
      steps: [queued('And you?'), takenBack, rested],
      end: { value: 'none', context: { text: '' }, emitted: [{ type: 'line.returned', text: 'And you?' }] },
    },
    'keeps a line in sight while it waits': {
      steps: [queued('And you?'), queued('Still there?')],
      end: { value: 'waiting', context: { text: 'And you?\nStill there?' }, emitted: [] },
    },
    'has nothing to take back, and nothing to say, where nothing waits': {
      steps: [takenBack, rested],
      end: { value: 'none', context: { text: '' }, emitted: [] },
    },
    'takes another line once the one before was said': {
      steps: [queued('And you?'), rested, queued('Well?')],
      end: { value: 'waiting', context: { text: 'Well?' }, emitted: [{ type: 'line.due', text: 'And you?' }] },
    },
  },
});

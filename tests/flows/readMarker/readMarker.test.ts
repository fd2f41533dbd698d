import { READ_MARKER_DELAYS, readMarkerMachine } from '#machines/readMarker/readMarkerMachine.ts';
import { characterId } from '../chat/model.ts';
import { readMarkerModel } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const { done, failed } = actorsOf(readMarkerMachine);
const seen = (createTime: number) => ({ type: 'message.seen', createTime }) as const;
const shown = { type: 'page.shown' } as const;
const hidden = { type: 'page.hidden' } as const;
const marked = (readTime: number) => ({ id: 'markRead', input: { characterId, readTime } });
const told = { type: 'conversation.read', characterId } as const;

describeFlow(readMarkerModel, {
  stateChecks: {
    shown: (snapshot) => snapshot.can(hidden),
    'shown.upToDate': ({ context }) => context.readTime >= context.seenTime,
    'shown.marking': ({ context }) => context.seenTime > context.readTime,
    'shown.behind': ({ context }) => context.seenTime > context.readTime,
    hidden: (snapshot) => snapshot.can(shown),
  },
  equivalentMutants: {
    'shown.behind: message.seen leads to shown.marking': 'from upToDate it goes on to marking at once',
  },
  journeys: {
    'marks what is seen, and tells once the server knows': {
      steps: [seen(5), done('markRead', { readTime: 5 })],
      end: {
        value: { shown: 'upToDate' },
        context: { characterId, seenTime: 5, readTime: 5 },
        emitted: [told],
        started: [marked(5)],
      },
    },
    'marks what came meanwhile, and nothing twice': {
      steps: [seen(5), seen(7), seen(6), done('markRead', { readTime: 5 }), done('markRead', { readTime: 7 }), seen(7)],
      end: {
        value: { shown: 'upToDate' },
        context: { characterId, seenTime: 7, readTime: 7 },
        emitted: [told, told],
        started: [marked(5), marked(7)],
      },
    },
    'marks nothing while the page is out of view': {
      steps: [hidden, seen(5)],
      end: { value: 'hidden', context: { characterId, seenTime: 5, readTime: 0 }, emitted: [], started: [] },
    },
    'marks what came meanwhile once the page is in view again': {
      steps: [hidden, seen(5), shown],
      end: {
        value: { shown: 'marking' },
        context: { characterId, seenTime: 5, readTime: 0 },
        emitted: [],
        started: [marked(5)],
      },
    },
    'tries again with the next message': {
      steps: [seen(5), failed('markRead', new Error('offline')), seen(7)],
      end: {
        value: { shown: 'marking' },
        context: { characterId, seenTime: 7, readTime: 0 },
        emitted: [],
        started: [marked(5), marked(7)],
      },
    },
    'waits for an answer as long as it may': {
      steps: [seen(5), waited(READ_MARKER_DELAYS.markTimeout - 1)],
      end: {
        value: { shown: 'marking' },
        context: { characterId, seenTime: 5, readTime: 0 },
        emitted: [],
        started: [marked(5)],
      },
    },
    'leaves it unmarked when none comes by then': {
      steps: [seen(5), waited(READ_MARKER_DELAYS.markTimeout)],
      end: {
        value: { shown: 'behind' },
        context: { characterId, seenTime: 5, readTime: 0 },
        emitted: [],
        started: [marked(5)],
      },
    },
    'tries again when the page comes into view, after no answer came in time': {
      steps: [seen(5), waited(20_000), hidden, shown],
      end: {
        value: { shown: 'marking' },
        context: { characterId, seenTime: 5, readTime: 0 },
        emitted: [],
        started: [marked(5), marked(5)],
      },
    },
  },
});

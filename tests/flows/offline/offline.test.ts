import { expect, it } from 'vitest';
import { OFFLINE_DELAYS, offlineMachine } from '#machines/offline/offlineMachine.ts';
import { isLooking, reasonOf } from '#machines/offline/offlineSelectors.ts';
import { pauseAfter } from '#machines/pauseAfter.ts';
import { offlineModel } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const { done, failed } = actorsOf(offlineMachine);
const lost = { type: 'network.lost' } as const;
const restored = { type: 'network.restored' } as const;
const asked = { type: 'retry.asked' } as const;
const away = failed('findServer', new Error('The server is away'));
const look = { id: 'findServer', input: undefined };
const reached = { type: 'server.reached' } as const;

describeFlow(offlineModel, {
  stateChecks: {
    waiting: (snapshot) => snapshot.status === 'active' && !isLooking(snapshot),
    looking: (snapshot) => snapshot.status === 'active' && isLooking(snapshot),
    reached: (snapshot) => snapshot.status === 'done',
  },
  journeys: {
    'looks for the server by itself, and tells when it answers': {
      steps: [waited(pauseAfter(0)), done('findServer', undefined)],
      end: { value: 'reached', context: { isOnline: true, tries: 0 }, emitted: [reached], started: [look] },
    },
    'waits before it looks': {
      steps: [waited(pauseAfter(0) - 1)],
      end: { value: 'waiting', context: { isOnline: true, tries: 0 }, emitted: [], started: [] },
    },
    'waits longer after each time in vain': {
      steps: [waited(pauseAfter(0)), away, waited(pauseAfter(1) - 1)],
      end: { value: 'waiting', context: { isOnline: true, tries: 1 }, emitted: [], started: [look] },
    },
    'looks again after that': {
      steps: [waited(pauseAfter(0)), away, waited(pauseAfter(1))],
      end: { value: 'looking', context: { isOnline: true, tries: 1 }, emitted: [], started: [look, look] },
    },
    'waits for an answer as long as it may': {
      steps: [asked, waited(OFFLINE_DELAYS.checkTimeout - 1)],
      end: { value: 'looking', context: { isOnline: true, tries: 0 }, emitted: [], started: [look] },
    },
    'takes no answer in time for none': {
      steps: [asked, waited(OFFLINE_DELAYS.checkTimeout)],
      end: { value: 'waiting', context: { isOnline: true, tries: 1 }, emitted: [], started: [look] },
    },
    'looks at once when the network is there again, and after that as soon as at first': {
      steps: [lost, waited(pauseAfter(0)), away, restored],
      end: { value: 'looking', context: { isOnline: true, tries: 0 }, emitted: [], started: [look, look] },
    },
    'looks anew when the network comes while it looks': {
      steps: [lost, asked, restored],
      end: { value: 'looking', context: { isOnline: true, tries: 0 }, emitted: [], started: [look, look] },
    },
    'looks without a network too, for devices are wrong about that': {
      steps: [lost, asked, done('findServer', undefined)],
      end: { value: 'reached', context: { isOnline: false, tries: 0 }, emitted: [reached], started: [look] },
    },
    'loses the network while it looks': {
      steps: [asked, lost, away],
      end: { value: 'waiting', context: { isOnline: false, tries: 1 }, emitted: [], started: [look] },
    },
  },
});

it('waits twice as long each time, up to half a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 100].map(pauseAfter)).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

it('tells the network from the server', () => {
  const at = (isOnline: boolean) => offlineMachine.resolveState({ value: 'waiting', context: { isOnline, tries: 0 } });
  expect([at(true), at(false)].map(reasonOf)).toEqual(['noServer', 'noNetwork']);
});

import { errNo } from '#contract/errNo.ts';
import { CLIENT_ID_DELAYS, clientIdMachine } from '#machines/clientId/clientIdMachine.ts';
import { clientIdModel, generated, kept } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const { done, failed } = actorsOf(clientIdMachine);
const context = {};
const once = [{ id: 'generateClientId', input: undefined }];
const idle = { type: 'page.idle', clientId: null, isOptedOut: false } as const;
const known = (clientId: string) => ({ type: 'clientId.known', clientId }) as const;

describeFlow(clientIdModel, {
  stateChecks: {
    waiting: (snapshot) => snapshot.status === 'active' && !snapshot.hasTag('busy'),
    generating: (snapshot) => snapshot.hasTag('busy') && snapshot.status === 'active',
    known: (snapshot) => snapshot.status === 'done' && !snapshot.hasTag('failed'),
    withheld: (snapshot) => snapshot.status === 'done' && !snapshot.hasTag('failed'),
    failed: (snapshot) => snapshot.status === 'done' && snapshot.hasTag('failed'),
  },
  journeys: {
    '[ID-01] uses the one again that the browser keeps': {
      steps: [{ ...idle, clientId: kept }],
      end: { value: 'known', context, emitted: [known(kept)], started: [] },
    },
    '[ID-01] makes one of the device where none is kept': {
      steps: [idle, done('generateClientId', { clientId: generated })],
      end: { value: 'known', context, emitted: [known(generated)], started: once },
    },
    'finds nothing out about the device of somebody who does not want that': {
      steps: [{ ...idle, isOptedOut: true }],
      end: { value: 'withheld', context, emitted: [], started: [] },
    },
    'uses again what is kept of somebody who does not want to be followed any more: it keeps the young out': {
      steps: [{ type: 'page.idle', clientId: kept, isOptedOut: true }],
      end: { value: 'known', context, emitted: [known(kept)], started: [] },
    },
    'leaves it where the device cannot be read': {
      steps: [idle, failed('generateClientId', { errNo: errNo.internal })],
      end: { value: 'failed', context, emitted: [], started: once, tags: ['failed'] },
    },
    'leaves it where that takes too long': {
      steps: [idle, waited(CLIENT_ID_DELAYS.generateTimeout)],
      end: { value: 'failed', context, emitted: [], started: once },
    },
    'waits as long as it may': {
      steps: [idle, waited(CLIENT_ID_DELAYS.generateTimeout - 1)],
      end: { value: 'generating', context, emitted: [], started: once, tags: ['busy'] },
    },
  },
});

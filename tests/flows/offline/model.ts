import { offlineMachine } from '#machines/offline/offlineMachine.ts';
import { offlineDescription } from '#machines/offline/offlineDescription.ts';
import { bare, type Model } from '@liora/flow-kit/model/model.ts';

export const offlineModel: Model<typeof offlineMachine> = {
  machine: offlineMachine,
  description: offlineDescription,
  fixtures: {
    events: { 'network.lost': bare, 'network.restored': bare, 'retry.asked': bare },
    done: { findServer: { there: undefined } },
    failed: { findServer: { away: new Error('The server is away') } },
  },
};

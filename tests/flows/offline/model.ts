import { offlineMachine } from '#machines/offline/offlineMachine.ts';
import { offlineMeaning } from '#machines/offline/offlineMeaning.ts';
import { bare, type Model } from '@liora/flow-kit/model/model.ts';

export const offlineModel: Model<typeof offlineMachine> = {
  machine: offlineMachine,
  meaning: offlineMeaning,
  fixtures: {
    events: { 'network.lost': bare, 'network.restored': bare, 'retry.asked': bare },
    done: { findServer: { there: undefined } },
    failed: { findServer: { away: new Error('The server is away') } },
  },
};

import { readMarkerMachine } from '#machines/readMarker/readMarkerMachine.ts';
import { readMarkerDescription } from '#machines/readMarker/readMarkerDescription.ts';
import { characterId } from '../chat/model.ts';
import { bare, type Model } from '@liora/flow-kit/model/model.ts';

export const readMarkerModel: Model<typeof readMarkerMachine> = {
  machine: readMarkerMachine,
  description: readMarkerDescription,
  input: { characterId },
  fixtures: {
    events: {
      'message.seen': { message: { createTime: 5 } },
      'page.shown': bare,
      'page.hidden': bare,
    },
    done: { markRead: { read: { readTime: 5 } } },
    failed: { markRead: { 'no answer': new Error('offline') } },
  },
  key: ({ seenTime, readTime }) => seenTime > readTime,
};

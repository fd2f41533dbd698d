import { characterId, earlier, oldest } from './model.ts';
import { type ChatJourney, end, exchanged, failed, load, loaded, older, olderRequested } from './steps.ts';

const sought = (createTime: number) => ({ type: 'message.sought', createTime }) as const;
const history = (request: object) => ({ id: 'loadOlder', input: { characterId, ...request } });

/** Going to a message from long ago. */
export const seekJourneys: Readonly<Record<string, ChatJourney>> = {
  'loads a long way back at once for a message from long ago, until it is there': {
    steps: [
      sought(1000),
      loaded(exchanged, true),
      older(earlier.slice(1), true),
      older([...oldest, ...earlier.slice(0, 1)], true),
      { type: 'message.found' },
      olderRequested,
    ],
    end: {
      value: { open: { history: 'loadingOlder', exchange: 'idle' } },
      context: { ...end('idle', {}).context, messages: [...oldest, ...earlier, ...exchanged], hasMore: true },
      emitted: [],
      started: [
        load,
        history({ endTime: 1011, pageSize: 500 }),
        history({ endTime: 1002, pageSize: 500 }),
        history({ endTime: 1000, pageSize: 50 }),
      ],
    },
  },
  'loads nothing for a message that is there': {
    steps: [loaded([...earlier, ...exchanged], true), sought(1001)],
    end: end('idle', { messages: [...earlier, ...exchanged], hasMore: true, seekTime: 1001 }, []),
  },
  'is content with the oldest message when there is none of that time': {
    steps: [loaded(exchanged, true), sought(5), older(earlier, false)],
    end: end('idle', { messages: [...earlier, ...exchanged], seekTime: 5 }),
  },
  'goes on seeking when loading is tried again': {
    steps: [loaded(exchanged, true), sought(1001), failed('loadOlder', new Error('offline')), olderRequested],
    end: {
      value: { open: { history: 'loadingOlder', exchange: 'idle' } },
      context: { ...end('idle', {}).context, messages: exchanged, hasMore: true, seekTime: 1001 },
      emitted: [],
      started: [load, history({ endTime: 1011, pageSize: 500 }), history({ endTime: 1011, pageSize: 500 })],
    },
  },
};

import { noAnswer } from '#machines/failure.ts';
import { said } from './model.ts';
import {
  answering,
  begun,
  changed,
  type ChatJourney,
  discarded,
  drafted,
  end,
  exchanged,
  extended,
  load,
  loaded,
  olderRequested,
  send,
  stopped,
  submitted,
  writing,
} from './steps.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const sent = [loaded([]), drafted('Hello'), submitted];
const older = [loaded(exchanged, true), olderRequested];
const unloaded = { ...end('idle', {}).context, character: null };
const beside = (history: 'loadingOlder' | 'olderFailed' | 'refreshing', context: Partial<typeof unloaded>) => ({
  ...end('idle', { messages: exchanged, ...context }),
  value: { open: { history, exchange: 'idle' } } as const,
});

/** What is waited for, in milliseconds: where it leads when it does not come, and how it looks until then. */
const waits: Readonly<
  Record<string, { steps: ChatJourney['steps']; lasts: number; until: ChatJourney['end']; over: ChatJourney['end'] }>
> = {
  'the conversation': {
    steps: [],
    lasts: 30_000,
    until: { value: 'loading', context: unloaded, emitted: [], started: [load], tags: ['busy'] },
    over: { value: 'loadFailed', context: { ...unloaded, failure: noAnswer }, emitted: [], tags: ['failed'] },
  },
  'earlier messages': {
    steps: older,
    lasts: 30_000,
    until: { ...beside('loadingOlder', { hasMore: true }), tags: ['busy'] },
    over: { ...beside('olderFailed', { hasMore: true, olderFailure: noAnswer }), tags: ['failed'] },
  },
  'what has changed elsewhere': {
    steps: [loaded(exchanged), changed],
    lasts: 80_000,
    until: { ...beside('refreshing', {}), started: [load, load], tags: [] },
    over: { ...end('idle', { messages: exchanged }), started: [load, load], tags: [] },
  },
  'a message to be accepted': {
    steps: sent,
    lasts: 30_000,
    until: { ...end({ running: 'sending' }, { request: send }, [send]), tags: ['busy'] },
    over: { ...end('unsent', { request: send, failure: noAnswer }, [send]), tags: ['failed'] },
  },
  'more of an answer': {
    steps: [...begun, extended(2, 'Hi')],
    lasts: 70_000,
    until: { ...end(answering, { messages: [said, writing('Hi')] }, [send]), tags: ['busy'] },
    over: { ...end('lost', { messages: [said, writing('Hi')], failure: noAnswer }, [send]), tags: ['failed'] },
  },
  'word whether a message arrived': {
    steps: [...sent, stopped, discarded],
    lasts: 5_000,
    until: { ...end('takingBack', { request: send }), tags: ['busy'] },
    over: { ...end('idle', { draft: 'Hello' }), tags: [] },
  },
};

/** Every wait has its end, and lasts until then. */
export const waitJourneys: Readonly<Record<string, ChatJourney>> = Object.fromEntries(
  Object.entries(waits).flatMap(([what, { steps, lasts, until, over }]) => [
    [`waits for ${what} as long as it may`, { steps: [...steps, waited(lasts - 1)], end: until }],
    [`gives up waiting for ${what}`, { steps: [...steps, waited(lasts)], end: over }],
  ]),
);

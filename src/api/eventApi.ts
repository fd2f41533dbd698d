import { type EventCounts, eventCounts, type EventVariant } from '#contract/event.ts';
import type { ApiClient, CallOptions } from './client.ts';

/** What operators are told of visitors. */
export const createEventApi = (client: ApiClient) => ({
  counts: (variant: EventVariant, options?: CallOptions): Promise<EventCounts> =>
    client.call(eventCounts, { variant }, options),
});

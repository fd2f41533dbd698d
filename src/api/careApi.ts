import { type CareCounts, careCounts } from '#contract/careCounts.ts';
import type { ApiClient, CallOptions } from './client.ts';

/** What anybody may know of how often somebody was in need. */
export const createCareApi = (client: ApiClient) => ({
  counts: (options?: CallOptions): Promise<CareCounts> => client.call(careCounts, {}, options),
});

import { fromPromise } from 'xstate';
import type { CareCounts } from '#contract/careCounts.ts';
import type { Api } from '#src/api/api.ts';
import { createCareApi } from '#src/api/careApi.ts';

export const careCountsActors = ({ client }: Api) => {
  const care = createCareApi(client);
  return { loadCounts: fromPromise<CareCounts, void>(({ signal }) => care.counts({ signal })) };
};

import { careCounts } from '#contract/careCounts.ts';
import type { Database } from '#server/db/database.ts';
import type { Endpoints } from '#server/http/endpoint.ts';
import { toldCounts } from './needCounts.ts';

export const careRoutes = (endpoints: Endpoints, db: Database): void => {
  endpoints.open(careCounts, () => toldCounts(db));
};

import { activity, type Promotion } from '#contract/activity.ts';
import type { Endpoints } from '#server/http/endpoint.ts';

/** The promotion while it runs. */
export const runningPromotion = (promotion: Promotion | undefined, now: number): Promotion | undefined =>
  promotion !== undefined && promotion.startTime <= now && now < promotion.endTime ? promotion : undefined;

export const activityRoutes = (endpoints: Endpoints, promotion: Promotion | undefined): void => {
  endpoints.open(activity, async () => ({ promotion: runningPromotion(promotion, Date.now()) ?? null }));
};

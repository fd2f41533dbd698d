import { activityMachine } from '#machines/activity/activityMachine.ts';
import { activityDescription } from '#machines/activity/activityDescription.ts';
import { errNo } from '#contract/errNo.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

export const autumn = { name: 'Autumn', maxSubscriptionDiscount: '50%', startTime: 1, endTime: 2 };

const fixtures = {
  events: { 'activity.wanted': bare },
  done: { loadActivity: { 'a promotion': autumn, 'no promotion': null } },
  failed: { loadActivity: { broken: { errNo: errNo.internal } } },
} satisfies Fixtures<typeof activityMachine>;

export const activityModel = { machine: activityMachine, description: activityDescription, fixtures } satisfies Model<
  typeof activityMachine
>;

import { createSubscriptionDriver, subscriptionNotOffered } from '#tests/flows/subscription/browser.ts';
import { subscriptionModel } from '#tests/flows/subscription/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks('[BUY-02] subscription machine on its screen', subscriptionModel, createSubscriptionDriver, '/settings', {
  notOffered: subscriptionNotOffered,
});

import { createSubscriptionWalker, subscriptionNotOffered } from '#tests/flows/subscription.browser.ts';
import { subscriptionModel } from '#tests/flows/subscription.model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks('[BUY-02] subscription machine on its screen', subscriptionModel, createSubscriptionWalker, '/settings', {
  notOffered: subscriptionNotOffered,
  // Longer tours open the plans again after a change, where the list on the page is not the one that the machine was answered with.
  length: 25,
});

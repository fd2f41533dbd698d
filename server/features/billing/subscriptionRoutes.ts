import {
  subscriptionCancel,
  subscriptionChange,
  subscriptionDetail,
  subscriptionPlans,
  subscriptionPortal,
  subscriptionResume,
  userPlan,
} from '#contract/subscription.ts';
import type { Products } from '#server/features/product/products.ts';
import type { Endpoints } from '#server/http/endpoint.ts';
import type { SubscriptionService } from './subscriptionService.ts';

export const subscriptionRoutes = (endpoints: Endpoints, service: SubscriptionService, products: Products): void => {
  endpoints.open(subscriptionPlans, () => Promise.resolve(products.plans()));
  endpoints.member(subscriptionDetail, (_request, caller) => service.find(caller));
  endpoints.repeatable(subscriptionChange, (terms, caller, key, isAgain) =>
    service.change(caller, terms, { key, isAgain }),
  );
  endpoints.repeatable(subscriptionCancel, (_request, caller, _key, isAgain) => service.cancel(caller, isAgain));
  endpoints.repeatable(subscriptionResume, (_request, caller) => service.resume(caller));
  endpoints.repeatable(subscriptionPortal, (_request, caller) => service.portal(caller));
  endpoints.member(userPlan, (_request, caller) => service.plan(caller));
};

import { activity, type Promotion } from '#contract/activity.ts';
import { type IdentityProvider, providers } from '#contract/identityProvider.ts';
import { type RouteRule, routeRules } from '#contract/route.ts';
import type { ApiClient, CallOptions } from './client.ts';

/** What the server wants of the site as a whole. */
export const createSiteApi = (client: ApiClient) => ({
  rules: async (options?: CallOptions): Promise<readonly RouteRule[]> =>
    (await client.call(routeRules, {}, options)).rules,

  providers: async (options?: CallOptions): Promise<readonly IdentityProvider[]> =>
    (await client.call(providers, {}, options)).providers,

  promotion: async (options?: CallOptions): Promise<Promotion | null> =>
    (await client.call(activity, {}, options)).promotion,
});

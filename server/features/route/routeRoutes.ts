import { type RouteRule, routeRules } from '#contract/route.ts';
import type { Endpoints } from '#server/http/endpoint.ts';

/** What production leaves out: the pages for trying sign-in. */
const PRODUCTION_RULES: readonly RouteRule[] = [
  { path: '/test-auth', redirect: '/error' },
  { path: '/test-auth/*', redirect: '/error' },
];

/** The rules that hold: those of the site, and production's own. */
export const rulesFor = (configured: readonly RouteRule[], isProduction: boolean): RouteRule[] =>
  isProduction ? [...PRODUCTION_RULES, ...configured] : [...configured];

export const routeRoutes = (endpoints: Endpoints, rules: readonly RouteRule[]): void => {
  endpoints.open(routeRules, async () => ({ rules: [...rules] }));
};

import * as z from 'zod/mini';
import { defineCall, type ResponseOf } from './call.ts';
import { nothing } from './text.ts';

/**
 * Where the server wants addresses to lead. `path` is a path of this site, or one that ends in `/*` and stands for all
 * below it. `redirect` is a path of this site, or an absolute http or https address, which means leaving the application.
 */
export const routeRule = z.object({
  path: z.string().check(z.regex(/^\//)),
  redirect: z.string().check(z.minLength(1)),
});

/** The rule set for redirects; the first rule that fits counts. */
export const routeRules = defineCall({
  method: 'GET',
  path: '/api/route/rules',
  encoding: 'query',
  access: 'public',
  request: nothing,
  response: z.object({ rules: z.array(routeRule) }),
});
export type RouteRule = ResponseOf<typeof routeRules>['rules'][number];

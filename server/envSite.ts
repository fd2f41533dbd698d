import { BlockList } from 'node:net';
import * as z from 'zod';
import { isSitePath, pathnameOf } from '#contract/path.ts';
import { described, json, url } from './envVariable.ts';
import { hasCircle } from './features/route/ruleCircle.ts';
import { readProxies } from './http/clientAddress.ts';

const rule = z
  .strictObject({
    path: z.string().refine((path) => isSitePath(path.replace(/\/\*$/, '/')) && !/[?#]/.test(path)),
    redirect: z.string().refine((target) => isSitePath(target) || url('http:', 'https:').safeParse(target).success),
  })
  .refine(({ path, redirect }) => path !== pathnameOf(redirect));

/** Who stands between the site and people, who may see what is made for trying it, and where its addresses lead. */
export const siteVariables = {
  TRUSTED_PROXIES: described(
    z
      .string()
      .default('')
      .transform((value, context) => {
        const proxies = readProxies(value);
        if (proxies === undefined) context.issues.push({ code: 'custom', input: value });
        return proxies ?? new BlockList();
      }),
    {
      group: 'The server',
      expectation: 'addresses and ranges parted by commas, such as 10.0.0.0/8, fd00::1',
      leftOut: 'none',
      example: '10.0.0.0/8, fd00::1',
      meaning: 'Addresses and ranges of your proxies, parted by commas. Behind them `X-Forwarded-For` tells who calls.',
    },
  ),
  EMBEDDED_PROVIDERS: described(z.enum(['private', 'anywhere']).default('private'), {
    group: 'The server',
    expectation: 'private or anywhere',
    initial: 'private',
    meaning:
      '`anywhere` serves the outbox, the demo account, the test identity and the test checkout beyond loopback and private addresses, too. Otherwise such a `HOST` or `PUBLIC_ORIGIN` is refused outside production, and so is every request that comes by a public name, or from a public address by what its proxy says.',
  }),
  ROUTE_RULES: described(json.pipe(z.array(rule).refine((rules) => !hasCircle(rules))).default([]), {
    group: 'The server',
    expectation:
      'JSON such as [{"path": "/old/*", "redirect": "/"}], with paths of this site or http addresses to lead to, and not in a circle',
    leftOut: 'none',
    example: '[{"path": "/old/*", "redirect": "/"}]',
    meaning: 'Where addresses of this site lead: to others of its own, or away.',
  }),
};

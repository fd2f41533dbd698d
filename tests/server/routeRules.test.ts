import { describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { startTestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const read = (rules: unknown) => readEnv({ ROUTE_RULES: JSON.stringify(rules) }).ROUTE_RULES;
const line = (value: string): string =>
  `ROUTE_RULES must be JSON such as [{"path": "/old/*", "redirect": "/"}], with paths of this site or http addresses to lead to, and not in a circle; it is ${JSON.stringify(value)}`;

describe('[ROUTE-19] the setting of rules', () => {
  it('is empty by default', async () => {
    await using server = await startTestServer();
    expect(await new Visitor(server.origin).get('/api/route/rules')).toEqual({
      status: 200,
      errNo: 0,
      data: { rules: [] },
    });
  });

  it.each([
    ['one path', [{ path: '/old', redirect: '/new' }]],
    ['all below a path', [{ path: '/old/*', redirect: '/new?from=old#top' }]],
    ['all below a path to one of them', [{ path: '/sale/*', redirect: '/sale/over' }]],
    ['another site', [{ path: '/shop', redirect: 'https://shop.example/liora' }]],
    [
      'a chain',
      [
        { path: '/a', redirect: '/b' },
        { path: '/b', redirect: '/c' },
      ],
    ],
    [
      'first of two for one path',
      [
        { path: '/a', redirect: '/b' },
        { path: '/a', redirect: '/c' },
      ],
    ],
  ])('takes %s', (_what, rules) => {
    expect(read(rules)).toEqual(rules);
  });

  it.each([
    ['no JSON', '[{'],
    ['no list', '{}'],
    ['a rule without redirect', '[{"path":"/a"}]'],
    ['a rule with something else', '[{"path":"/a","redirect":"/b","status":301}]'],
    ['a path of another site', '[{"path":"//evil.example","redirect":"/"}]'],
    ['a path without a slash', '[{"path":"a","redirect":"/"}]'],
    ['a path with a query', '[{"path":"/a?b=1","redirect":"/"}]'],
    ['a redirect that looks like a path', '[{"path":"/a","redirect":"//evil.example"}]'],
    ['a redirect with a backslash', '[{"path":"/a","redirect":"/\\\\evil.example"}]'],
    ['a script', '[{"path":"/a","redirect":"javascript:alert(1)"}]'],
    ['a file', '[{"path":"/a","redirect":"file:///etc/passwd"}]'],
    ['an empty redirect', '[{"path":"/a","redirect":""}]'],
    ['a path onto itself', '[{"path":"/a","redirect":"/a"}]'],
    ['a path onto itself with a query', '[{"path":"/a","redirect":"/a?b=1"}]'],
    ['a circle of two', '[{"path":"/a","redirect":"/b"},{"path":"/b","redirect":"/a"}]'],
    ['a circle of a pattern', '[{"path":"/a/*","redirect":"/b/x"},{"path":"/b/*","redirect":"/a/y"}]'],
  ])('refuses %s', (_what, value) => {
    expect(() => readEnv({ ROUTE_RULES: value })).toThrow(line(value));
  });
});

import { describe, expect, it } from 'vitest';
import { leadOf } from '#machines/routeGuard/routeRule.ts';

describe('[ROUTE-19] rules of the server', () => {
  it.each([
    [
      'a path',
      '/old?x=1#y',
      { path: '/old', redirect: '/tokens?from=old' },
      { kind: 'redirect', path: '/tokens?from=old' },
    ],
    ['all below a path', '/old/a/b', { path: '/old/*', redirect: '/' }, { kind: 'redirect', path: '/' }],
    ['not the path itself', '/old', { path: '/old/*', redirect: '/' }, null],
    ['not what only begins alike', '/older', { path: '/old', redirect: '/' }, null],
    [
      'another site',
      '/old',
      { path: '/old', redirect: 'https://a.example/' },
      { kind: 'leave', url: 'https://a.example/' },
    ],
    ['not onto itself', '/old?x=1', { path: '/old', redirect: '/old?y=2' }, null],
    ['nothing that only looks like a path', '/old', { path: '/old', redirect: '//evil.example' }, null],
    ['no scripts', '/old', { path: '/old', redirect: 'javascript:alert(1)' }, null],
  ])('lead on from %s', (_, path, rule, lead) => {
    expect(leadOf([rule], path)).toEqual(lead);
  });

  it('count in their order', () => {
    const first = { path: '/old/*', redirect: '/first' };
    expect(leadOf([first, { path: '/old/a', redirect: '/second' }], '/old/a')).toEqual({
      kind: 'redirect',
      path: '/first',
    });
  });
});

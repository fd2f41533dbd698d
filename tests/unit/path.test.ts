import { describe, expect, it } from 'vitest';
import { isSitePath } from '#contract/path.ts';

describe('isSitePath', () => {
  it.each([
    '/',
    '/ai-girlfriend/0199',
    '/users/redirect?code=ABCD&next=https://example.com//x',
    '/settings#tokens',
    '/a%20b',
    '/caf%C3%A9',
    '/café',
  ])('[ROUTE-18] takes %s', (path) => {
    expect(isSitePath(path)).toBe(true);
  });

  it.each([
    ['nothing', null],
    ['a number', 7],
    ['an array that reads like a path', ['/x']],
    ['an empty text', ''],
    ['a relative path', 'settings'],
    ['an absolute address', 'https://evil.example/'],
    ['a script', 'javascript:alert(1)'],
    ['another host', '//evil.example'],
    ['another host behind a back slash', '/\\evil.example'],
    ['another host behind an encoded back slash', '/%5Cevil.example'],
    ['another host behind an encoded slash', '/%2Fevil.example'],
    ['another host behind what is encoded twice', '/%255C%252Fevil.example'],
    ['another host behind dots', '/.//evil.example'],
    ['another host behind a step up', '/x/..//evil.example'],
    ['another host behind a tab', '/\t/evil.example'],
    ['another host behind a line break', '/\n/evil.example'],
    ['another host behind an encoded tab', '/%09/evil.example'],
    ['white space in front', ' /settings'],
    ['a NUL', '/settings\0'],
    ['a control character in the query', '/settings?x=\u0001'],
    ['a broken encoding', '/%E0%A4%A'],
    ['a path that is too long', `/${'a'.repeat(2048)}`],
  ])('[ROUTE-18] refuses %s', (_, path) => {
    expect(isSitePath(path)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { isShop } from '#src/addresses/paths.ts';

describe('the screens of buying', () => {
  it.each([
    ['/tokens', true],
    ['/tokens/', true],
    ['/subscriptions', true],
    ['/subscriptions/', true],
    ['/', false],
    ['/tokens/more', false],
  ])('%s: %s', (pathname, is) => {
    expect(isShop(pathname)).toBe(is);
  });
});

import { describe, expect, it } from 'vitest';
import { clientIdCookie, cookieDomain, endedClientIdCookie } from '#src/browser/clientIdCookie.ts';
import { clientIdOf } from '#src/browser/fingerprint.ts';

describe('[ID-02] the cookie of the client id', () => {
  it.each([
    ['liora.example', 'liora.example'],
    ['www.liora.example', 'liora.example'],
    ['a.b.c.liora.example', 'liora.example'],
    ['localhost', undefined],
    ['127.0.0.1', undefined],
    ['[::1]', undefined],
  ])('of %s is for %s', (host, domain) => {
    expect(cookieDomain(host)).toBe(domain);
  });

  it('lasts 365 days, on every path of the last two labels of the host', () => {
    expect(clientIdCookie('liora1qq+2', { hostname: 'www.liora.example', protocol: 'https:' })).toBe(
      'cuid=liora1qq%2B2; path=/; max-age=31536000; samesite=lax; domain=liora.example; secure',
    );
  });

  it('ends where it was written', () => {
    expect(endedClientIdCookie({ hostname: 'www.liora.example', protocol: 'https:' })).toBe(
      'cuid=; path=/; max-age=0; samesite=lax; domain=liora.example; secure',
    );
  });

  it('is its host’s own where there are no two labels', () => {
    expect(clientIdCookie('liora1qq-3', { hostname: '127.0.0.1', protocol: 'http:' })).toBe(
      'cuid=liora1qq-3; path=/; max-age=31536000; samesite=lax',
    );
  });
});

describe('[ID-03] the client id', () => {
  // bech32 of 00 01 … 0f, computed by the reference implementation of BIP 173.
  const hash = '000102030405060708090a0b0c0d0e0f';
  it.each([
    [-120, '2'],
    [0, '0'],
    [180, '-3'],
    [-330, '5.5'],
    [210, '-3.5'],
  ])('ends with the hours of an offset of %i minutes', (offset, hours) => {
    expect(clientIdOf(hash, offset)).toBe(`liora1qqqsyqcyq5rqwzqfpg9scrgwpul6xg62${hours}`);
  });
});

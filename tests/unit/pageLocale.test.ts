import { describe, expect, it } from 'vitest';
import { acceptedLocale, acceptedRegion } from '#server/http/pageLocale.ts';
import { localeCookie, localeName } from '#src/screens/language/locale.ts';

describe('the language of a page', () => {
  it.each([
    ['', 'en'],
    ['de', 'de'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['ES-419', 'es'],
    ['fr, es;q=0.5, de;q=0.7', 'de'],
    ['de;q=0, es', 'es'],
    ['*', 'en'],
    ['fr, *;q=0.5, de;q=0.1', 'en'],
    ['des, deu', 'en'],
    ['de;q=much, es;q=0.1', 'es'],
    [',;q=1,', 'en'],
  ])('for a browser that accepts “%s”: %s', (accepted, locale) => {
    expect(acceptedLocale(accepted, ['en', 'de', 'es'])).toBe(locale);
  });
});

describe('how a page writes numbers', () => {
  it.each([
    ['', 'en', 'en'],
    ['en-GB,en-US;q=0.9,en;q=0.8', 'en', 'en-GB'],
    ['en-US,en;q=0.9', 'en', 'en'],
    ['de,en-IN;q=0.5', 'en', 'en-IN'],
    ['ES-419', 'es', 'es-419'],
    ['es-ES', 'es', 'es'],
    ['de-CH-u-nu-thai', 'de', 'de-CH'],
    ['des, deu', 'de', 'de'],
    ['en-XX', 'en', 'en'],
    ['en-!', 'en', 'en'],
  ])('for a browser that accepts “%s”, in %s: %s', (accepted, locale, region) => {
    expect(acceptedRegion(accepted, locale)).toBe(region);
  });
});

describe('a choice of language', () => {
  it('is named by those who speak it', () => {
    expect([localeName('en'), localeName('de'), localeName('es')]).toEqual(['English', 'Deutsch', 'Español']);
  });

  it.each([
    ['http:', 'locale=de; path=/; max-age=34560000; samesite=lax'],
    ['https:', 'locale=de; path=/; max-age=34560000; samesite=lax; secure'],
  ])('is kept for 400 days over %s', (protocol, cookie) => {
    expect(localeCookie('de', { protocol })).toBe(cookie);
  });
});

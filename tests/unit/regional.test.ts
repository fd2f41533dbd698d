import { expect, it } from 'vitest';
import { regional } from '#src/screens/regional.ts';

it.each([
  ['en', ['en-GB', 'en-US'], 'en-GB'],
  ['en', ['de-AT', 'en-NZ'], 'en-NZ'],
  ['de', ['en-GB', 'de-CH'], 'de-CH'],
  ['es', ['en-GB', 'de'], 'es'],
  ['en', [], 'en'],
  ['ar-XB', ['en-GB'], 'ar-XB'],
])('%s by somebody who prefers %j is written as %s', (locale, preferred, written) => {
  expect(regional(locale, preferred)).toBe(written);
});

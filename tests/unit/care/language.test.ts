import { expect, it } from 'vitest';
import { languageOf, languagesOf, languageToAnswer } from '#server/features/care/hearing/language.ts';

it('of two languages that a text may be in the likelier one stands first', () => {
  expect(['ok super', 'la vie', 'das meer', 'ich kann nicht mehr'].map(languagesOf)).toEqual([
    ['en', 'de'],
    ['es', 'fr'],
    ['nl', 'de'],
    ['de'],
  ]);
});

it('what may be in English is taken for that, unless another language is sure', () => {
  expect(['', '💀', 'kill me', 'suicide', 'quiero morir', 'ich will sterben', 'he hits me'].map(languageOf)).toEqual([
    'en',
    'en',
    'en',
    'en',
    'es',
    'de',
    'en',
  ]);
});

it.each([
  ['kill me', 'es', 'en-GB,en;q=0.9', 'en'],
  ['suicidio', 'es', 'it-IT,it;q=0.9', 'it'],
  ['suicidio', 'es', 'ja', 'es'],
  ['hilfe', 'de', 'de', 'de'],
  ['ayuda', 'es', 'en-US', 'es'],
  ['quiero morir', 'es', 'en-US', 'es'],
  ['死にたい', 'ja', 'en-US', 'ja'],
  ['¿suicidio?', 'es', 'it-IT', 'es'],
  ['kill me', 'es', '', 'es'],
] as const)('"%s", heard in %s from a browser that asks for %s, is answered in %s', (said, heard, asks, language) => {
  expect(languageToAnswer(said, heard, asks)).toBe(language);
});

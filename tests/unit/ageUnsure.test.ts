import { expect, it } from 'vitest';
import { isAgeUnsure } from '#server/features/character/ageUnsure.ts';

const card = { spec: 'chara_card_v2', spec_version: '2.0', data: { name: 'Vesper', description: 'She mends clocks.' } };
const brought = {
  name: 'Vesper',
  tagline: '',
  description: 'She mends clocks.',
  personality: '',
  scenario: '',
  greeting: 'Hm?',
  alternateGreetings: [],
  exampleDialogue: '',
  tags: [],
  card: JSON.stringify(card),
  age: 25,
  isAgeGiven: false,
};

it.each([
  ['was brought before ages were asked for', {}, true],
  ['got another age since', { age: 45 }, false],
  ['was said to be as old', { isAgeGiven: true }, false],
  ['has an age in its texts since', { description: 'She is 25 and mends clocks.' }, false],
  ['came from no card', { card: null }, false],
])('[CHAR-05] of one that %s it is told whether only people can tell that it is an adult', (_, change, isUnsure) => {
  expect(isAgeUnsure({ ...brought, ...change })).toBe(isUnsure);
});

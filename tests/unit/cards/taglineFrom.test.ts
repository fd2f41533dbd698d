import { describe, expect, it } from 'vitest';
import { isTaglineDerived, taglineFrom } from '#server/features/character/writing/taglineFrom.ts';

const wPlusPlus = '[Character("Vesper")\n{\nAge("45")\nMind("exact" + "kind")\n}]';
const name = 'Dr. V. [2]';

describe('the tagline of a description', () => {
  it.each([
    ['names', '{{char}} is the clockmaker of <USER>. She is exact.', 'Dr. V. [2] is the clockmaker of {{user}}.'],
    ['emphasis', '**{{char}}** is a *quiet* `night` __owl__.', 'Dr. V. [2] is a quiet night owl.'],
    ['signs that are no markup', 'She counts 2 * 3 in snake_case.', 'She counts 2 * 3 in snake_case.'],
    ['a heading', '# Vesper\nShe mends clocks.', 'She mends clocks.'],
    ['a list', '- She mends clocks\n- She sings', 'She mends clocks'],
    ['links and tags', '<div class="a">[She](https://a.example) <b>mends</b> clocks.</div>', 'She mends clocks.'],
    ['traits', 'Name: Vesper\nAge: 45\nLikes("tea" + "rain")\n\nShe mends\nclocks.', 'She mends clocks.'],
    ['W++ and a text', `${wPlusPlus}\n\nShe mends clocks.`, 'She mends clocks.'],
    ['W++ alone', wPlusPlus, ''],
    ['JSON', '{"name": "Vesper", "age": 45', ''],
    ['hidden characters', 'She\u202e mends\u200b clocks.', 'She mends clocks.'],
    ['a rule', '***\n---', ''],
    ['nothing', '', ''],
  ])('reads %s', (_, description, tagline) => {
    expect(taglineFrom({ name, description })).toBe(tagline);
  });
});

describe('[N-25] a tagline', () => {
  const description = '**{{char}}** is the clockmaker of {{user}}. She is exact.';
  it.each([
    ['made of the description', 'Vesper is the clockmaker of {{user}}.', true],
    ['made of it before, with you in it', 'Vesper is the clockmaker of you.', true],
    ['of its own', 'Vesper mends what {{user}} broke.', false],
    ['that is empty', '', false],
  ])('%s', (_, tagline, isDerived) => {
    expect(isTaglineDerived({ name: 'Vesper', description, tagline })).toBe(isDerived);
  });
});

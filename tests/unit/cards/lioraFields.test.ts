import { describe, expect, it } from 'vitest';
import { lioraFieldsIn, withLioraFields } from '#server/features/card/lioraFields.ts';
import { appearance } from '#tests/server/support/drafts.ts';

const all = { tagline: 'Keeps the light.', age: 34, voice: 'calm', appearance } as const;

describe('what only Liora’s cards say', () => {
  it('is read whole', () => {
    expect(lioraFieldsIn({ other: 1, liora: { ...all, later: true } })).toEqual(all);
  });

  it.each([
    ['tagline', 5],
    ['tagline', 'x'.repeat(201)],
    ['age', '34'],
    ['age', 34.5],
    ['age', -1],
    ['age', 10_001],
    ['voice', 'shrill'],
    ['appearance', { ...appearance, hairColor: 'plaid' }],
    ['appearance', 'tall'],
  ])('is read without what is wrong: %s %j', (field, value) => {
    expect(lioraFieldsIn({ liora: { ...all, [field]: value } })).toEqual({ ...all, [field]: undefined });
  });

  it.each([undefined, null, 'x', 1, [], ['liora'], {}, { liora: null }, { liora: [all] }, { liora: 'calm' }])(
    'is nothing in %j',
    (extensions) => {
      expect(lioraFieldsIn(extensions)).toEqual({});
    },
  );

  it('leaves single lines of a tagline, without signs that hide', () => {
    expect(lioraFieldsIn({ liora: { tagline: ' a\u202e\nb ' } }).tagline).toBe('a b');
  });

  it.each([
    ['{}', '{"extensions":{"liora":{"age":35}}}'],
    ['{"extensions":null}', '{"extensions":{"liora":{"age":35}}}'],
    ['{"extensions":{"liora":7}}', '{"extensions":{"liora":{"age":35}}}'],
    [
      '{"extensions":{"x":1.0,"liora":{"later":2.0,"voice":"calm","age":34}}}',
      '{"extensions":{"x":1.0,"liora":{"later":2.0,"age":35}}}',
    ],
    ['{"extensions":["x"]}', '{"extensions":["x"]}'],
    ['{"extensions":"x"}', '{"extensions":"x"}'],
  ])('is written into %s and leaves all else to the letter', (data, written) => {
    expect(withLioraFields(data, { age: 35 })).toBe(written);
  });

  it('goes where there is nothing of it left', () => {
    expect(withLioraFields('{"extensions":{"liora":{"age":34},"x":[]}}', {})).toBe('{"extensions":{"x":[]}}');
  });
});

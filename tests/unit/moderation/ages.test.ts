import { describe, expect, it } from 'vitest';
import { verdictOn } from '#server/features/care/rules/verdictOn.ts';
import { hintsAtYouth } from '#server/features/care/rules/youthHints.ts';
import { youngInSentences } from './ages.ts';
import { grownInSentences } from './agesOfOthers.ts';
import { unsureInSentences } from './agesUnsure.ts';
import { parents } from './parents.ts';

const told = (text: string) => [
  { field: 'name', text: 'Mia' },
  { field: 'description', text },
];
const AGE = 22;

describe('ages by their grammar', () => {
  it.each(youngInSentences)('[CHAR-03] refuse: %s', (text) => {
    expect(verdictOn(told(text))).toEqual({ field: 'description', refusal: 'underAge' });
  });

  it.each([...grownInSentences, ...parents])('[CHAR-03] allow, and make public: %s', (text) => {
    expect([verdictOn(told(text)), hintsAtYouth(told(text), AGE)]).toEqual([null, false]);
  });

  it.each(unsureInSentences)('[CHAR-05] leave to people: %s', (text) => {
    expect([verdictOn(told(text)), hintsAtYouth(told(text), AGE)]).toEqual([null, true]);
  });

  it.each([
    'a ',
    'junior at high ',
    'body of the form of a ',
    'Sixteen ',
    'years before she ',
    'born on the 4 of ',
    'x, ',
  ])('[CHAR-03] are found soon in long texts of “%s”', { timeout: 10_000 }, (piece) => {
    const text = piece.repeat(20_000 / piece.length);
    expect(verdictOn(told(text))).toBeNull();
  });
});

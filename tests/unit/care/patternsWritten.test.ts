import { describe, expect, it } from 'vitest';
import { surePatterns } from '#server/features/care/hearing/surePatterns.ts';
import { sure as inGerman, typed } from '#server/features/care/hearing/lexicons/de/spelled.ts';
import { sure as inEnglish } from '#server/features/care/hearing/lexicons/en/sure.ts';
import { type Label, sure, sureWith, withGaps } from '#server/features/care/hearing/sure.ts';

const LABEL: Label = ['eating', 'now', 'other'];
const label = { kind: 'eating', urgency: 'now', about: 'other' } as const;
/** Which of some legible texts a single pattern finds. */
const foundBy = (patterns: ReturnType<typeof sure>, texts: readonly string[]): string[] => {
  const ear = surePatterns({ words: {}, patterns });
  return texts.filter((text) => ear.find(text) !== undefined);
};

describe('sure patterns are written', () => {
  it('with a label and an excuse of all, and excuses of their own', () => {
    expect(sure(LABEL, 'just kidding', ['one', ['two', 'three'], ['four', '']])).toEqual([
      { ...label, pattern: 'one', unless: 'just kidding' },
      { ...label, pattern: 'two', unless: 'just kidding|three' },
      { ...label, pattern: 'four', unless: 'just kidding' },
    ]);
    expect(sure(LABEL, '', ['one', ['two', 'three'], ['four', '']])).toEqual([
      { ...label, pattern: 'one' },
      { ...label, pattern: 'two', unless: 'three' },
      { ...label, pattern: 'four' },
    ]);
  });

  it('in the notation of a language, excuses as well', () => {
    const loud = sureWith((pattern) => pattern.toUpperCase());
    expect(loud(LABEL, 'a', [['b', 'c']])).toEqual([{ ...label, pattern: 'B', unless: 'A|C' }]);
  });

  it('with gaps of up to six words within a sentence, or of up to sixty signs', () => {
    expect([withGaps('a≈b'), withGaps('a…b'), withGaps('ab')]).toEqual([
      'a,? (?:[^ .!?]+ ){0,6}?b',
      String.raw`a\b.{0,60}?\bb`,
      'ab',
    ]);
    const wide = ['hit me', 'hit, then me', 'hit 1 2 3 4 5 6 me', 'hit 1 2 3 4 5 6 7 me', 'hit it. me', 'hitme'];
    expect(foundBy(sure(LABEL, '', ['hit≈me']), wide)).toEqual(wide.slice(0, 3));
    const far = ['hit me', 'hit it. me', `hit ${'x'.repeat(58)} me`, `hit ${'x'.repeat(59)} me`, 'hits me', 'hit some'];
    expect(foundBy(sure(LABEL, '', ['hit…me']), far)).toEqual(far.slice(0, 3));
  });

  it('in German with ae for ä, and ss for ß', () => {
    const patterns = inGerman(LABEL, 'spaß', ['schläg≈größer|für', ['müde', 'öl']]);
    expect(patterns).toEqual([
      { ...label, pattern: 'schlae?g,? (?:[^ .!?]+ ){0,6}?groe?(?:ß|ss)er|fue?r', unless: 'spa(?:ß|ss)' },
      { ...label, pattern: 'mue?de', unless: 'spa(?:ß|ss)|oe?l' },
    ]);
    expect(foundBy(patterns, ['fur', 'fuer', 'schlag grosser', 'muede', 'muede spass', 'muede ol', 'feur'])).toEqual([
      'fur',
      'fuer',
      'schlag grosser',
      'muede',
    ]);
  });

  it('of German words that may be typed without umlauts', () => {
    expect([typed('größer | müde | öl'), typed('tod'), typed('ärgern')]).toEqual([
      'größer | müde | öl | groesser | muede | oel',
      'tod',
      'ärgern | aergern',
    ]);
  });

  it('in English with words that may not come next, and words that must come further on', () => {
    expect([
      foundBy(inEnglish(LABEL, '', ['i cut¬(hair|grass)']), ['i cut', 'i cut hair', 'i cut, grass', 'i cut hairs']),
      foundBy(inEnglish(LABEL, '', ['∋(tonight)i die']), ['i die', 'i die tonight', 'i die tonights']),
      foundBy(inEnglish(LABEL, '', ['hit≈me']), ['hit me', 'hit 1 2 3 4 5 6 me', 'hit 1 2 3 4 5 6 7 me', 'hit. me']),
      foundBy(inEnglish(LABEL, '', ['hit…me']), ['hit me', 'hit it. so me', `hit ${'x'.repeat(79)} me`, 'hits some']),
    ]).toEqual([
      ['i cut', 'i cut hairs'],
      ['i die tonight'],
      ['hit me', 'hit 1 2 3 4 5 6 me'],
      ['hit me', 'hit it. so me', `hit ${'x'.repeat(79)} me`],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { ALWAYS, featuresOf, isDense, type Shown } from '#server/features/care/hearing/features.ts';

/** FNV-1a of 32 bits. */
const fnv = (text: string): number =>
  text.split('').reduce((value, unit) => Math.imul(value ^ unit.charCodeAt(0), 0x01000193), 0x811c9dc5) >>> 0;

const hashesOf = (names: readonly string[]) => names.map(fnv).toSorted((a, b) => a - b);
const shownBy = (shown: Shown, earlier?: Shown) => [...featuresOf(shown, earlier)].toSorted((a, b) => a - b);
const plain = (text: string): Shown => ({ text, concepts: [] });
/** Letters in a row, of each size. */
const lettersOf = (text: string, sizes: readonly number[]): string[] => [
  ...new Set(
    sizes.flatMap((size) =>
      Array.from({ length: Math.max(0, text.length - size + 1) }, (_, index) => `c${text.slice(index, index + size)}`),
    ),
  ),
];
const letters = (text: string): string[] => lettersOf(text, [3, 4, 5]);

describe('what a text shows, as the models were made of it', () => {
  it('is told by FNV-1a', () => {
    expect([fnv(''), fnv('a'), fnv('foobar'), ALWAYS]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968, fnv('always')]);
  });

  it('is nothing but what every text shows, where there is none', () => {
    expect(shownBy(plain(''))).toEqual(hashesOf(['always']));
  });

  it('is a single word', () => {
    expect(shownBy(plain('no'))).toEqual(hashesOf(['always', 'wno', 'b^ no', '=no', ...letters(' no ')]));
  });

  it('is words, their neighbours, the beginning, the whole of a few, and letters in a row; digits are one sign', () => {
    expect(shownBy(plain('i fed 12 😀?'))).toEqual(
      hashesOf([
        'always',
        'wi',
        'wfed',
        'w#',
        'w😀',
        'w?',
        'bi fed',
        'bfed #',
        'b# 😀',
        'b😀 ?',
        'ti fed #',
        'tfed # 😀',
        't# 😀 ?',
        'si #',
        'sfed 😀',
        's# ?',
        'si 😀',
        'sfed ?',
        'b^ i',
        't^ i fed',
        '=i fed # 😀 ?',
        ...letters(' i fed # 😀 ? '),
      ]),
    );
  });

  it('is not the whole of more than five words', () => {
    expect(shownBy(plain('a b c d e f'))).toEqual(
      hashesOf([
        'always',
        'wa',
        'wb',
        'wc',
        'wd',
        'we',
        'wf',
        'ba b',
        'bb c',
        'bc d',
        'bd e',
        'be f',
        'ta b c',
        'tb c d',
        'tc d e',
        'td e f',
        'sa c',
        'sb d',
        'sc e',
        'sd f',
        'sa d',
        'sb e',
        'sc f',
        'b^ a',
        't^ a b',
        ...letters(' a b c d e f '),
      ]),
    );
  });

  it('is letters one by one, and shorter rows of them, in scripts without spaces', () => {
    expect(shownBy(plain('死んだ'))).toEqual(
      hashesOf([
        'always',
        'w死',
        'wん',
        'wだ',
        'b死 ん',
        'bん だ',
        't死 ん だ',
        's死 だ',
        'b^ 死',
        't^ 死 ん',
        '=死 ん だ',
        ...lettersOf(' 死んだ ', [2, 3, 4]),
      ]),
    );
    expect(['죽다', 'かな', '死', 'die'].map(isDense)).toEqual([true, true, true, false]);
  });

  it('is concepts, alone and near each other', () => {
    const concepts = [['self'], ['want', 'not'], ['die'], ['tonight'], ['pills']] as const;
    expect(shownBy({ text: '', concepts })).toEqual(
      hashesOf([
        'always',
        'Kself',
        'Kwant',
        'Knot',
        'Kdie',
        'Ktonight',
        'Kpills',
        'Pself want',
        'Pself not',
        'Pself die',
        'Pself tonight',
        'Pwant die',
        'Pwant tonight',
        'Pwant pills',
        'Pnot die',
        'Pnot tonight',
        'Pnot pills',
        'Pdie tonight',
        'Pdie pills',
        'Ptonight pills',
        'Nself want',
        'Nself not',
        'Nwant die',
        'Nnot die',
        'Ndie tonight',
        'Ntonight pills',
        'Tself want die',
        'Tself not die',
        'Tself die tonight',
        'Tself tonight pills',
        'Twant die tonight',
        'Twant tonight pills',
        'Tnot die tonight',
        'Tnot tonight pills',
        'Tdie tonight pills',
      ]),
    );
  });

  it('is what was said before, marked as such, if anything was', () => {
    const concepts = [['die']] as const;
    expect(shownBy(plain('no'), { text: 'ok', concepts })).toEqual(
      hashesOf([
        'always',
        'wno',
        'b^ no',
        '=no',
        ...letters(' no '),
        '<earlier',
        '<wok',
        '<b^ ok',
        '<=ok',
        '<Kdie',
        ...letters(' ok ').map((name) => `<${name}`),
      ]),
    );
    expect(shownBy(plain('no'), { text: '', concepts })).toEqual(shownBy(plain('no')));
  });
});

import { expect, it } from 'vitest';
import { verdictOn } from '#server/features/care/rules/verdictOn.ts';
import { youngInSentences } from './ages.ts';
import * as cards from './cardLanguages.ts';
import * as languages from './languages.ts';
import * as later from './laterLanguages.ts';
import * as more from './moreLanguages.ts';
import * as pupils from './pupilLanguages.ts';
import * as roman from './romanNumerals.ts';
import * as english from './sentences.ts';
import { young } from './youth.ts';

const lists: readonly Readonly<Record<string, readonly string[]>>[] = [
  { young, youngInSentences },
  ...[cards, english, languages, later, more, pupils, roman].map(({ refused }) => refused),
];
const refused = lists.flatMap((list) => Object.values(list).flat());
/** Harmless texts whose last and first words would excuse what follows or goes before in the same sentence. */
const NEIGHBOURS = [
  ['It was never, in no way, her daughter who is not', 'degrees outside, years later, in the war, of the number.'],
  ['She teaches the class of her little brother, and was a', 'of wine, years ago, before she was born, in chapter'],
] as const;

const isRefusedBetween = (text: string, before: string, after: string): boolean => {
  const texts = [before, text, after].map((one) => ({ field: 'lorebook', text: one }));
  return verdictOn([{ field: 'name', text: 'Mia' }, ...texts]) !== null;
};

it('[CHAR-03] what is refused alone is refused among short texts that are read with it', () => {
  const missed = refused.filter((text, index) => {
    const [before, after] = NEIGHBOURS[index % 2 === 0 ? 0 : 1];
    return !isRefusedBetween(text, before, after);
  });
  expect([refused.length > 900, missed]).toEqual([true, []]);
});

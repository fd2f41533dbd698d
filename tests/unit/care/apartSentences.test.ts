import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type Labelled, readSentences } from '../../../scripts/care/sentences.ts';
import { nearPairs } from './nearSentences.ts';

const APART = path.resolve(import.meta.dirname, '../../../bench/care/apart');

/** As two who write the same differ: letters and digits of both turns. */
const lettersOf = ({ earlier, text }: Labelled): string =>
  `${earlier} ${text}`
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

it('no sentence that the hearing is measured by stands in its training', () => {
  const trained = new Set(readSentences().map(lettersOf));
  const sets = readdirSync(APART).toSorted();
  const seen = sets.flatMap((set) =>
    readSentences(path.join(APART, set))
      .filter((sentence) => lettersOf(sentence) !== '' && trained.has(lettersOf(sentence)))
      .map(({ text }) => `${set} ${text}`),
  );
  expect(sets).toEqual(['L', 'M', 'N', 'O', 'P', 'Q', 'R', 'U', 'V', 'W']);
  expect(seen).toEqual([]);
});

it('nor does one that is hardly another', () => {
  const measured = readdirSync(APART).flatMap((set) => readSentences(path.join(APART, set)));
  const pairs = nearPairs(measured, readSentences());
  expect(pairs.map(({ measured: { text }, trained }) => `${text} | ${trained.text}`)).toEqual([]);
}, 120_000);

it('sentences are hardly another that share four of five trigrams, in one language and need', () => {
  const of = (text: string, change: Partial<Labelled> = {}): Labelled => ({
    text,
    earlier: '',
    need: null,
    isTricky: false,
    language: 'en',
    family: '',
    ...change,
  });
  const measured = [of('The train is forty minutes late again.'), of('late again', { earlier: 'The train is' })];
  const near = of('the train is fourty minutes late again!!');
  const turns = of('is late again', { earlier: 'The train' });
  const others = [
    of('The bus was forty minutes late once more'),
    { ...near, language: 'de' as const },
    { ...near, need: { kind: 'medical', urgency: 'now', about: 'self' } as const },
  ];
  expect(nearPairs(measured, [...others, near, turns])).toEqual([
    { measured: measured[0], trained: near },
    { measured: measured[1], trained: turns },
  ]);
});

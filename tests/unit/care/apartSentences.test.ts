import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type Labelled, readSentences } from '../../../scripts/care/sentences.ts';

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

import { expect, it } from 'vitest';
import { hear } from '#server/features/care/hearing/hear.ts';
import { closest } from '../../../bench/care/closest.ts';
import { parseSentences } from '../../../scripts/care/sentences.ts';

const sentences = parseSentences(
  [
    '@ none plain | x',
    'We went to the market and bought some apples and bread for the week',
    'This heat is killing me and the fan has been broken since Tuesday',
    'I wonder how long I can keep doing this before I simply stop',
    '@ selfHarm near self | y',
    'I keep thinking how much easier it would be if I was not here any more',
    'Every night I hope that the morning does not come for me',
  ].join('\n'),
  'en',
  'en.txt',
);

it('names the sentences whose chance came closest to the threshold, the closest first', () => {
  const all = closest(sentences, sentences.length);
  const distances = all.map(({ chance, threshold }) => Math.abs(chance - threshold));
  expect(all.length).toBeGreaterThan(2);
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  expect(closest(sentences, 2)).toEqual(all.slice(0, 2));
});

it('names the chance from which on a need is heard in them', () => {
  expect(closest(sentences, sentences.length).map(({ chance, threshold }) => chance >= threshold)).toEqual(
    closest(sentences, sentences.length).map(({ sentence }) => hear(sentence.text, sentence.earlier) !== null),
  );
});

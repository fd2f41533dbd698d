import type { Labelled } from '../../../scripts/care/sentences.ts';

/** From which share of common trigrams on two sentences are one that was written twice. */
const NEAR = 0.8;

/** Threes of letters in a row, across words and turns, each once. */
const trigramsOf = ({ earlier, text }: Labelled): readonly string[] => {
  const plain = `${earlier} ${text}`
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  const letters = Array.from(` ${plain} `);
  return [...new Set(letters.slice(2).map((last, at) => `${letters[at] ?? ''}${letters[at + 1] ?? ''}${last}`))];
};

interface Pair {
  readonly measured: Labelled;
  readonly trained: Labelled;
}

/** How many of so many trigrams, the rarest first, hold one at least that whoever is near has, too. */
const telling = (count: number): number => count - Math.ceil(NEAR * count) + 1;

const nearIn = (measured: readonly Labelled[], trained: readonly Labelled[]): Pair[] => {
  const trigrams = measured.map(trigramsOf);
  const counts = new Map<string, number>();
  for (const each of trigrams) for (const trigram of each) counts.set(trigram, (counts.get(trigram) ?? 0) + 1);
  const countOf = (trigram: string): number => counts.get(trigram) ?? 0;
  const rarest = (each: readonly string[]): string[] =>
    each.toSorted((one, other) => countOf(one) - countOf(other)).slice(0, telling(each.length));
  const holders = new Map<string, number[]>();
  for (const [at, each] of trigrams.entries())
    for (const trigram of rarest(each)) holders.set(trigram, [...(holders.get(trigram) ?? []), at]);

  return trained.flatMap((sentence) => {
    const own = trigramsOf(sentence);
    const known = own.filter((trigram) => counts.has(trigram));
    if (known.length < NEAR * own.length) return [];
    const isOwn = new Set(known);
    return [...new Set(rarest(own).flatMap((trigram) => holders.get(trigram) ?? []))].flatMap((at): Pair[] => {
      const [near, other = []] = [measured[at], trigrams[at]];
      if (near === undefined || Math.min(own.length, other.length) < NEAR * Math.max(own.length, other.length))
        return [];
      const common = other.filter((trigram) => isOwn.has(trigram)).length;
      return common < NEAR * (own.length + other.length - common) ? [] : [{ measured: near, trained: sentence }];
    });
  });
};

/** Pairs of one language and one kind of need that differ in hardly more than a word. */
export const nearPairs = (measured: readonly Labelled[], trained: readonly Labelled[]): Pair[] => {
  const groupOf = ({ language, need }: Labelled): string => `${language} ${need?.kind ?? ''}`;
  const groups = Map.groupBy(measured, groupOf);
  return [...Map.groupBy(trained, groupOf)].flatMap(([group, sentences]) => nearIn(groups.get(group) ?? [], sentences));
};

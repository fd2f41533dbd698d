import type { Labelled } from './sentences.ts';

/** Every so many ordinary sentences make a pair. */
const EVERY = 3;

/** Ordinary sentences after other ordinary ones of their language: after most that is said, something as ordinary follows. */
export const plainPairs = (sentences: readonly Labelled[]): Labelled[] => {
  const plain = sentences.filter(({ need, isTricky, earlier }) => need === null && !isTricky && earlier === '');
  const byLanguage = Object.values(Object.groupBy(plain, ({ language }) => language));
  return byLanguage.flatMap((some) =>
    some.flatMap((sentence, index) => {
      // Far enough away to be of another family.
      const before = some[(index + Math.floor(some.length / 2)) % some.length];
      return index % EVERY === 0 && before !== undefined ? [{ ...sentence, earlier: before.text }] : [];
    }),
  );
};

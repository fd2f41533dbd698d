/** A 32-bit number that depends on every character of the text (FNV-1a). */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
};

/** The same values in an order that depends on the seed alone. */
export const shuffled = <T>(values: readonly T[], seed: number): readonly T[] =>
  values
    .map((value, index) => ({ value, key: hashOf(`${seed}:${index}`) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ value }) => value);

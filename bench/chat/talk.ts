import { seedCharacters } from '#server/seed/seedCharacters.ts';

/** A message as a conversation is filled with it. */
export interface Said {
  readonly role: 'user' | 'companion';
  readonly text: string;
  readonly createTime: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Messages of one sitting; the next is a day later. */
const SITTING = 40;
const SHORTEST = 20;
const LONGEST = { user: 200, companion: 400 } as const;

/** The same numbers between 0 and 1 for the same seed (mulberry32). */
const randomOf = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** What the characters of the product are described with, in lower case. */
const words: readonly string[] = seedCharacters.flatMap(
  ({ description }) => description.toLowerCase().match(/[a-z]+/g) ?? [],
);

const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A text of about `length` characters in sentences, some of them *actions*. */
const textOf = (random: () => number, length: number): string => {
  const phrase = () =>
    Array.from({ length: 3 + Math.floor(random() * 9) }, () => words[Math.floor(random() * words.length)] ?? '').join(
      ' ',
    );
  let text = '';
  while (text.length < length) {
    const piece = random() < 0.25 ? `*${phrase()}*` : `${capitalized(phrase())}${random() < 0.2 ? '?' : '.'}`;
    text += `${text === '' ? '' : random() < 0.1 ? '\n\n' : ' '}${piece}`;
  }
  return text.length <= LONGEST.companion ? text : `${text.slice(0, length).trimEnd().replaceAll('*', '')}…`;
};

/** A conversation of `size` messages that ends with the companion's now; no text comes twice. The same `size`, the same texts. */
export const talkOf = (size: number, now: number): Said[] => {
  const random = randomOf(size);
  const known = new Set<string>();
  const sittings = Math.ceil(size / SITTING);
  return Array.from({ length: size }, (_, index) => {
    const role = (size - index) % 2 === 1 ? 'companion' : 'user';
    let text: string;
    do text = textOf(random, SHORTEST + random() * (LONGEST[role] - SHORTEST));
    while (known.has(text));
    known.add(text);
    const sitting = Math.floor(index / SITTING);
    const createTime = now - (sittings - sitting) * DAY + (index % SITTING) * MINUTE;
    return { role, text, createTime };
  });
};

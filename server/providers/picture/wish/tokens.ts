import type { Term } from './term.ts';

/** A piece of a wish: a word that has a meaning, another word, or a mark. */
export type Token =
  | { readonly kind: 'term'; readonly term: Term }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'comma' | 'stop' | 'colon' };

/** Characters of a wish that are read; what comes after them is left to models. */
const READ_MAX = 10_000;
/** Words of the longest phrase. */
const PHRASE_MAX = 5;

const MARKS: Readonly<Record<string, 'comma' | 'stop' | 'colon'>> = { ',': 'comma', ':': 'colon' };

/** Accents fall away, hyphens and underscores part words, apostrophes join them. */
const piecesOf = (text: string): readonly string[] =>
  text
    .slice(0, READ_MAX)
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+|[,:;.!?()[\]{}|\n]/gu) ?? [];

const longestAt = (
  pieces: readonly string[],
  at: number,
  terms: ReadonlyMap<string, Term>,
): { readonly term: Term; readonly length: number } | undefined => {
  for (let length = Math.min(PHRASE_MAX, pieces.length - at); length > 0; length -= 1) {
    const term = terms.get(pieces.slice(at, at + length).join(' '));
    if (term !== undefined) return { term, length };
  }
  return undefined;
};

/** Reads a text from the left; of several phrases that begin at a place the longest counts. */
export const tokensOf = (text: string, terms: ReadonlyMap<string, Term>): readonly Token[] => {
  const pieces = piecesOf(text);
  const tokens: Token[] = [];
  let at = 0;
  while (at < pieces.length) {
    const piece = pieces[at] ?? '';
    const found = longestAt(pieces, at, terms);
    if (found !== undefined) tokens.push({ kind: 'term', term: found.term });
    else if (/^[\p{L}\p{N}]/u.test(piece)) tokens.push({ kind: 'word', word: piece });
    else tokens.push({ kind: MARKS[piece] ?? 'stop' });
    at += found?.length ?? 1;
  }
  return tokens;
};

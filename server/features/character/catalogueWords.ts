import { arrayOverlaps, like, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '#server/db/database.ts';
import { characterTexts, characterWords } from '#server/db/searchSchema.ts';
import { closestTo, stemsOf, thirdsOf } from './typingErrors.ts';

/** Words of a query that count. */
const WORDS = 8;
/** What a mended word may have been meant to be. */
const MEANINGS = 6;

/** Writing without spaces: a word of it stands anywhere. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** Writing whose syllables are one letter each: two of them are a word like others. */
const SYLLABIC = /\p{sc=Hangul}/u;
/** Words so short that every text has something which begins like them. */
const SHORT = 2;

/** For each word of a query, what it may stand for: itself, or if it was mended, words that are close to it. */
export type Meanings = readonly (readonly string[])[];

/** The words of a query, folded as the texts are. */
export const readWords = async (db: Queries, query: string): Promise<string[]> => {
  const key = sql<string>`search_key(${query.normalize('NFC')})`.as('key');
  const [row] = await db.select({ key }).from(sql`(values (1)) as one`);
  return (row?.key ?? '')
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, WORDS);
};

const begins = (word: string) => like(characterWords.word, `${patternOf(word)}%`);

/**
 * The meanings of words when nobody has all of them: a word that somebody's begins with stays, another becomes the closest ones. Undefined
 * where nothing changes.
 */
export const mendWords = async (db: Queries, words: readonly string[]): Promise<Meanings | undefined> => {
  let isChanged = false;
  const meanings: (readonly string[])[] = [];
  for (const word of words) {
    const isKnown = (
      await db.select({ word: characterWords.word }).from(characterWords).where(begins(word)).limit(1)
    )[0];
    const close = isKnown === undefined ? await closeWords(db, word) : [];
    meanings.push(close.length === 0 ? [word] : close);
    if (close.length > 0) isChanged = true;
  }
  return isChanged ? meanings : undefined;
};

const closeWords = async (db: Queries, word: string): Promise<string[]> => {
  if (Array.from(word).length <= SHORT) return [];
  const known = await db
    .select({ word: characterWords.word })
    .from(characterWords)
    .where(
      or(
        arrayOverlaps(characterWords.stems, stemsOf(word)),
        ...thirdsOf(word).map((third) => like(characterWords.word, `%${patternOf(third)}%`)),
      ),
    );
  return closestTo(
    word,
    known.map(({ word: candidate }) => candidate),
  ).slice(0, MEANINGS);
};

/** What has a meaning of its own in a pattern cannot come through `search_key`, but this file need not know that. */
const patternOf = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/** The column has every one of the words. */
const hasAll = (column: PgColumn, meanings: Meanings): SQL => {
  const each = meanings.map((words) =>
    or(...words.map((word) => like(column, `%${UNSPACED.test(word) ? '' : ' '}${patternOf(word)}%`))),
  );
  return sql`(${sql.join(each, sql` and `)})`;
};

/** Short words alone are looked for in names only. */
const isShort = (meanings: Meanings): boolean =>
  meanings.every((words) =>
    words.every((word) => Array.from(word).length <= SHORT && !UNSPACED.test(word) && !SYLLABIC.test(word)),
  );

/** What everybody who is found has. */
export const matching = (meanings: Meanings): SQL =>
  hasAll(isShort(meanings) ? characterTexts.name : characterTexts.document, meanings);

/**
 * What a character has to have for each place where the words may stand, the best first: all of them in the name, in name and tagline,
 * elsewhere. No character has two of these.
 */
export const tiersOf = (meanings: Meanings): SQL[] => {
  const name = hasAll(characterTexts.name, meanings);
  if (isShort(meanings)) return [name];
  const headline = hasAll(characterTexts.headline, meanings);
  const document = hasAll(characterTexts.document, meanings);
  return [name, sql`${headline} and not ${name}`, sql`${document} and not ${headline}`];
};

import { arrayOverlaps, inArray, like, or, sql, type SQL } from 'drizzle-orm';
import type { Locale } from '#contract/locale.ts';
import type { Queries } from '#server/db/database.ts';
import { characterTexts, characterWords } from '#server/db/searchSchema.ts';
import { type Told, toldWith } from '#server/seed/toldWith.ts';
import { tellingWords } from './stopWords.ts';
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

/** A word of a query, and what it is found by. */
export interface SearchWord {
  /** Itself; if it was mended, the words that are close to it. */
  readonly forms: readonly string[];
  /** Who has it in the texts that whoever searches reads of them, where those are not the ones that the database has. */
  readonly told: Told;
}

/** The words of a query that count, folded as the texts are. */
export const readWords = async (db: Queries, query: string, locale: Locale): Promise<SearchWord[]> => {
  const key = sql<string>`search_key(${query.normalize('NFC')})`.as('key');
  const [row] = await db.select({ key }).from(sql`(values (1)) as one`);
  const words = (row?.key ?? '').split(' ').filter((word) => word !== '');
  return tellingWords(words, locale)
    .slice(0, WORDS)
    .map((word) => ({ forms: [word], told: toldWith(word, locale) }));
};

const begins = (word: string) => like(characterWords.word, `${patternOf(word)}%`);

/**
 * The words when nobody has all of them: one that somebody has, or has a word that begins with it, stays; another becomes the closest ones.
 * Undefined where nothing changes.
 */
export const mendWords = async (db: Queries, words: readonly SearchWord[]): Promise<SearchWord[] | undefined> => {
  let isChanged = false;
  const mended: SearchWord[] = [];
  for (const word of words) {
    const close = (await isKnown(db, word))
      ? []
      : (await Promise.all(word.forms.map((form) => closeWords(db, form)))).flat();
    mended.push(close.length === 0 ? word : { ...word, forms: close });
    if (close.length > 0) isChanged = true;
  }
  return isChanged ? mended : undefined;
};

const isKnown = async (db: Queries, { forms, told }: SearchWord): Promise<boolean> =>
  told.document.length > 0 ||
  (
    await db
      .select({ word: characterWords.word })
      .from(characterWords)
      .where(or(...forms.map(begins)))
      .limit(1)
  ).length > 0;

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

/** Where a word may stand: in the name, in name and tagline, or in all that is searched. */
type Place = 'name' | 'headline' | 'document';

const hasWord = (place: Place, { forms, told }: SearchWord): SQL => {
  const those = place === 'name' ? [] : told[place];
  const each = [
    ...forms.map((form) => like(characterTexts[place], `%${UNSPACED.test(form) ? '' : ' '}${patternOf(form)}%`)),
    ...(those.length === 0 ? [] : [inArray(characterTexts.characterId, [...those])]),
  ];
  return sql`(${sql.join(each, sql` or `)})`;
};

/** The place has every one of the words. */
const hasAll = (place: Place, words: readonly SearchWord[]): SQL =>
  sql`(${sql.join(
    words.map((word) => hasWord(place, word)),
    sql` and `,
  )})`;

const isShort = ({ forms }: SearchWord): boolean =>
  forms.every((form) => Array.from(form).length <= SHORT && !UNSPACED.test(form) && !SYLLABIC.test(form));

/** What everybody who is found has. Short words alone are looked for in names only. */
export const matching = (words: readonly SearchWord[]): SQL =>
  hasAll(words.every(isShort) ? 'name' : 'document', words);

/**
 * What a character has to have for each place where the words may stand, the best first: all of them in the name, in name and tagline,
 * elsewhere. No character has two of these.
 */
export const tiersOf = (words: readonly SearchWord[]): SQL[] => {
  const name = hasAll('name', words);
  if (words.every(isShort)) return [name];
  const headline = hasAll('headline', words);
  const document = hasAll('document', words);
  return [name, sql`${headline} and not ${name}`, sql`${document} and not ${headline}`];
};

/** What those have who come close, and how many of the words they lack. */
export interface Nearness {
  readonly found: SQL;
  readonly missing: SQL<number>;
}

/** Who has some of several words. Undefined for one, and where all are so short that everybody has them. */
export const nearnessOf = (words: readonly SearchWord[]): Nearness | undefined => {
  const counted = words.filter((word) => !isShort(word)).map((word) => hasWord('document', word));
  if (words.length < 2 || counted.length === 0) return undefined;
  return {
    found: sql`(${sql.join(counted, sql` or `)})`,
    missing: sql<number>`(${sql.join(
      counted.map((has) => sql`(not ${has})::integer`),
      sql` + `,
    )})`,
  };
};

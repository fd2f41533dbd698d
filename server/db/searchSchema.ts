import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { characters } from './schema.ts';

/** Without a list of what is still to be put into the index, through which every search would have to go. */
const AT_ONCE = { fastupdate: false } as const;

/**
 * What the catalogue is searched in, for the characters that it lists and no others. Triggers keep both tables
 * (migrations/0006_character_search.sql, 0027_search_tags.sql); nothing else may write them. Texts are as the function `search_key` makes them: lower case,
 * without accents and punctuation, every word after a single space.
 */
export const characterTexts = pgTable(
  'character_texts',
  {
    characterId: uuid('character_id')
      .primaryKey()
      .references(() => characters.id, { onDelete: 'cascade' }),
    /** The name as `search_key` makes it; in scripts without spaces once more, written together. */
    name: text().notNull(),
    /** Name and tagline. */
    headline: text().notNull(),
    /** Name, tagline, tags and description. */
    document: text().notNull(),
  },
  (table) => [
    index('character_texts_by_name').using('gin', table.name.op('gin_trgm_ops')).with(AT_ONCE),
    index('character_texts_by_headline').using('gin', table.headline.op('gin_trgm_ops')).with(AT_ONCE),
    index('character_texts_by_document').using('gin', table.document.op('gin_trgm_ops')).with(AT_ONCE),
  ],
);

/** Words of three letters and more that listed characters have, or once had: what typing errors are mended to. */
export const characterWords = pgTable(
  'character_words',
  {
    word: text().primaryKey(),
    /** The word itself, and what is left of it without one of its letters: words that are one error apart share an entry. */
    stems: text().array().notNull(),
  },
  (table) => [
    index('character_words_by_stem').using('gin', table.stems).with(AT_ONCE),
    index('character_words_by_trigram').using('gin', table.word.op('gin_trgm_ops')).with(AT_ONCE),
  ],
);

/** Tags of listed characters, for the home page, which would count them anew each time. Triggers keep them (migrations/0009_listed_tags.sql); nothing else may write them. */
export const listedTags = pgTable(
  'listed_tags',
  {
    tag: text().primaryKey(),
    /** How many have it; those that nobody has are not here. */
    characters: integer().notNull(),
  },
  (table) => [index('listed_tags_by_use').on(sql`(-${table.characters})`, table.tag)],
);

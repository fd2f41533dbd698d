import * as z from 'zod';
import type { Locale } from '#contract/locale.ts';
import german from '../../messages/de.json' with { type: 'json' };
import spanish from '../../messages/es.json' with { type: 'json' };
import de from './lookedFor/de.json' with { type: 'json' };
import en from './lookedFor/en.json' with { type: 'json' };
import es from './lookedFor/es.json' with { type: 'json' };
import { seedCharacters } from './seedCharacters.ts';
import { translationOf } from './translations.ts';

const bySlug = z.record(z.string(), z.string());

/** What people call whom they look for, where no text of the character says it so: trades, places, interests. */
export const lookedFor: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: bySlug.parse(en),
  de: bySlug.parse(de),
  es: bySlug.parse(es),
};

const pairsIn = (words: string): ReadonlyMap<string, string> =>
  new Map(
    words.split('; ').map((pair): [string, string] => {
      const [tag = '', word = tag] = pair.split(': ');
      return [tag, word];
    }),
  );

/** `tag: word; tag: word …`, as screens write tags. In English the database has them. */
const tagWords: Readonly<Record<Locale, ReadonlyMap<string, string>>> = {
  en: new Map(),
  de: pairsIn(german.tag_words),
  es: pairsIn(spanish.tag_words),
};

/** As the database's `search_key` makes it, of what these languages are written with. */
const keyOf = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`;

const keysIn = (locale: Locale) =>
  seedCharacters.map(({ characterId, slug, name, tags }) => {
    const told = translationOf(characterId, locale);
    const headline = told === undefined ? '' : keyOf(`${name} ${told.tagline}`);
    const others = [
      ...tags.flatMap((tag) => tagWords[locale].get(tag) ?? []),
      told?.description ?? '',
      lookedFor[locale][slug] ?? '',
    ];
    return { characterId, headline, document: headline + keyOf(others.join(' ')) };
  });

const keys: Readonly<Record<Locale, ReturnType<typeof keysIn>>> = {
  en: keysIn('en'),
  de: keysIn('de'),
  es: keysIn('es'),
};

/** Who is told of with a word: in name and tagline, or in all that is searched. */
export interface Told {
  readonly headline: readonly string[];
  readonly document: readonly string[];
}

/** In languages that write words together, words so long stand within others, too. */
const LONG_IN: Readonly<Record<Locale, number>> = { en: Infinity, de: 6, es: Infinity };

/** Whom Liora comes with that is told of in that language with the word, or looked for by it; the word as the database's `search_key` makes it. */
export const toldWith = (word: string, locale: Locale): Told => {
  const sought = Array.from(word).length < LONG_IN[locale] ? ` ${word}` : word;
  const withIt = (place: keyof Told): string[] =>
    keys[locale].filter((one) => one[place].includes(sought)).map(({ characterId }) => characterId);
  return { headline: withIt('headline'), document: withIt('document') };
};

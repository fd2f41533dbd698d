import * as z from 'zod';
import { BASE_LOCALE, type Locale } from '#contract/locale.ts';
import de from './translations/de.json' with { type: 'json' };
import es from './translations/es.json' with { type: 'json' };
import { seedCharacters } from './seedCharacters.ts';

const translation = z.strictObject({
  tagline: z.string(),
  description: z.string(),
  scenario: z.string(),
  greeting: z.string(),
});
/** What people read of a character before they talk, in another language. Models and the embedded companion are told the English texts. */
export type Translation = z.infer<typeof translation>;

const bySlug = z.record(z.string(), translation);

/** The texts of the characters that Liora comes with, by slug, in each language but the one that they were written in. */
export const translations: Readonly<
  Record<Exclude<Locale, typeof BASE_LOCALE>, Readonly<Record<string, Translation>>>
> = {
  de: bySlug.parse(de),
  es: bySlug.parse(es),
};

const slugs = new Map(seedCharacters.map(({ characterId, slug }) => [characterId, slug]));

/** Nothing for characters that people make, and for the language in which all were written. */
export const translationOf = (characterId: string, locale: Locale): Translation | undefined => {
  const slug = slugs.get(characterId);
  return locale === BASE_LOCALE || slug === undefined ? undefined : translations[locale][slug];
};

import * as z from 'zod';
import de from './ownWords/de.json' with { type: 'json' };
import es from './ownWords/es.json' with { type: 'json' };
import { seedCharacters } from './seedCharacters.ts';

const words = z.strictObject({
  who: z.string(),
  work: z.string(),
  place: z.string(),
  more: z.array(z.string()),
});
const bySlug = z.record(z.string(), words);

/** What the characters that Liora comes with say of themselves, by slug, in each language but the one that they were written in. */
export const ownWords = { de: bySlug.parse(de), es: bySlug.parse(es) };

const slugs = new Map(seedCharacters.map(({ characterId, slug }) => [characterId, slug]));

/** The same of one of them; nothing of characters that people make. */
export const ownWordsOf = (characterId: string) => {
  const slug = slugs.get(characterId);
  if (slug === undefined) return undefined;
  const [german, spanish] = [ownWords.de[slug], ownWords.es[slug]];
  return german === undefined || spanish === undefined ? undefined : { de: german, es: spanish };
};

import type { ChatPersona } from '#server/providers/chat/chatProvider.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';

/** A character that the product comes with, by its slug. */
export const seedPersona = (slug: string): ChatPersona => {
  const found = seedCharacters.find((character) => character.slug === slug);
  if (found === undefined) throw new Error(`no seed character is called ${slug}`);
  return found;
};

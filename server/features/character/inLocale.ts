import type { CharacterSummary } from '#contract/character.ts';
import type { Locale } from '#contract/locale.ts';
import { type Translation, translationOf } from '#server/seed/translations.ts';

/** A character as people read of them in a language; whoever was made by people speaks the one that they were written in. */
export const inLocale = <C extends Translation & { readonly id: string }>(character: C, locale: Locale): C => ({
  ...character,
  ...translationOf(character.id, locale),
});

/** The same on a card. */
export const summaryInLocale = <C extends CharacterSummary>(summary: C, locale: Locale): C => ({
  ...summary,
  tagline: translationOf(summary.characterId, locale)?.tagline ?? summary.tagline,
});

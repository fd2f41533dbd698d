import { fillNames } from '#server/providers/chat/fillNames.ts';

/** Puts names into texts of a character; people who are not known are called "you". */
export const filledFor =
  (character: { readonly name: string }, person: { readonly name: string | null } | undefined) =>
  (text: string): string =>
    fillNames(text, { user: person?.name ?? 'you', char: character.name });

/** The tagline as everybody sees it. */
export const shownTagline = (character: { readonly name: string; readonly tagline: string }): string =>
  filledFor(character, undefined)(character.tagline);

/** What the first line of a conversation can be, the usual one first, with names in it; none where the character waits for the person. */
export const greetingsFor = (
  character: { readonly name: string; readonly greeting: string; readonly alternateGreetings: readonly string[] },
  person: { readonly name: string | null } | undefined,
): string[] =>
  [character.greeting, ...character.alternateGreetings]
    .filter((text) => text.trim() !== '')
    .map(filledFor(character, person));

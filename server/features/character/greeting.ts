import { fillNames } from '#server/providers/chat/fillNames.ts';

/** The first line of a conversation, with names in it; people who are not known are called "you". */
export const greetingFor = (
  character: { readonly name: string; readonly greeting: string },
  person: { readonly name: string | null } | undefined,
): string => fillNames(character.greeting, { user: person?.name ?? 'you', char: character.name });

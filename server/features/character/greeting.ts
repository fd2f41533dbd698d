import { charOf } from '#server/providers/chat/chatProvider.ts';
import { fillMacros } from '@liora/companion/macros.ts';
import { toldGreeting } from './told.ts';
import { uncalled } from './uncalled.ts';

interface Told {
  readonly id: string;
  readonly name: string;
  readonly nickname?: string;
}
type User = { readonly id: string; readonly name: string | null } | undefined;

/** What is picked in a character's texts stays for a person: what they read before their first word is what the conversation begins with. */
export const lastingFor = ({ id }: Pick<Told, 'id'>, user: User): string => `${id} ${user?.id ?? ''}`;

const fill = (text: string, name: string, user: string | null, chance: string): string =>
  fillMacros(text, { user: user ?? 'you', char: name }, { lasting: chance, passing: chance, now: Date.now() });

/** Puts names into texts of a character, and what their macros say; people who are not known are called "you". */
export const filledFor =
  (character: Told, user: User) =>
  (text: string): string =>
    fill(text, charOf(character), user?.name ?? null, lastingFor(character, user));

/** The tagline as everybody sees it. */
export const shownTagline = (character: Omit<Told, 'id'> & { readonly tagline: string }): string =>
  fill(character.tagline, charOf(character), null, '');

type Greetings = Told & { readonly greeting: string; readonly alternateGreetings: readonly string[] };

/** A greeting as that person reads it; it calls nobody who has no name by one. */
export const greetingFor = (character: Told, user: User, greeting: string): string =>
  filledFor(character, user)((user?.name ?? null) === null ? uncalled(greeting) : greeting);

const isSaid = (text: string): boolean => text.trim() !== '';

/** What the first line of a conversation can be, the usual one first, with names in it; none where the character waits for the person. */
export const greetingsFor = (character: Greetings, user: User): string[] =>
  [character.greeting, ...character.alternateGreetings]
    .filter(isSaid)
    .map((greeting) => greetingFor(character, user, toldGreeting(greeting)));

/** The number that the card gives to one of `greetingsFor`; null where there is none such any more. */
export const numberOfGreeting = ({ greeting, alternateGreetings }: Greetings, place: number): number | null =>
  [greeting, ...alternateGreetings].flatMap((text, number) => (isSaid(text) ? [number] : []))[place] ?? null;

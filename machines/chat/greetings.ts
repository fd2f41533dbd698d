import type { Character, CharacterProfile } from '#contract/characterProfile.ts';

type Greeting = Pick<Character, 'greeting'> & Partial<Pick<CharacterProfile, 'greetings'>>;

/** All that a character can say first, the usual one first; none where it waits for the person. */
export const greetingsOf = ({ greeting, greetings }: Greeting): readonly string[] =>
  greetings ?? (greeting === '' ? [] : [greeting]);

/** Which of them counts: the usual one where the one that was chosen is not there any more. */
export const chosenGreeting = (greetings: readonly string[], wanted: number): number =>
  greetings[wanted] === undefined ? 0 : wanted;

/** Whether another one can be chosen than the one that counts. */
export const isOtherGreeting = (character: Greeting | null, wanted: number, ordinal: number): boolean => {
  if (character === null) return false;
  const greetings = greetingsOf(character);
  return greetings[ordinal] !== undefined && ordinal !== chosenGreeting(greetings, wanted);
};

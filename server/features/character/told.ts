import { CHARACTER_LIMITS } from '#contract/characterDraft.ts';
import { isBeyondRoom } from '@liora/companion/lorebook/withinBook.ts';
import { lorebook } from '#contract/lorebook.ts';
import { withinRoom } from '#server/providers/chat/withinRoom.ts';
import type { CharacterRow } from './ownCharacterRepository.ts';

/** Texts that a card may have longer than they are told. */
const TOLD = [
  'description',
  'personality',
  'scenario',
  'greeting',
  'exampleDialogue',
  'systemPrompt',
  'postHistoryInstructions',
] as const;
type Told = Pick<CharacterRow, (typeof TOLD)[number]>;

/** A greeting as it can be said. */
export const toldGreeting = (greeting: string): string => withinRoom(greeting, CHARACTER_LIMITS.greeting);

/** The texts of a character as far as a model is told them, and whoever looks at the profile sees them. */
export const toldOf = ({
  description,
  personality,
  scenario,
  greeting,
  exampleDialogue,
  systemPrompt,
  postHistoryInstructions,
}: Told): Told => ({
  description: withinRoom(description, CHARACTER_LIMITS.description),
  personality: withinRoom(personality, CHARACTER_LIMITS.personality),
  scenario: withinRoom(scenario, CHARACTER_LIMITS.scenario),
  greeting: toldGreeting(greeting),
  exampleDialogue: withinRoom(exampleDialogue, CHARACTER_LIMITS.exampleDialogue),
  systemPrompt: withinRoom(systemPrompt, CHARACTER_LIMITS.systemPrompt),
  postHistoryInstructions: withinRoom(postHistoryInstructions, CHARACTER_LIMITS.postHistoryInstructions),
});

/** The fields of which a model is told only the beginning. */
export const cutInPrompt = (
  character: Told & Pick<CharacterRow, 'alternateGreetings' | 'lorebook'>,
): readonly string[] => {
  const book = lorebook.safeParse(character.lorebook).data;
  return [
    ...TOLD.filter((field) => character[field].length > CHARACTER_LIMITS[field]),
    ...(character.alternateGreetings.some((text) => text.length > CHARACTER_LIMITS.greeting)
      ? ['alternateGreetings']
      : []),
    ...(book !== undefined && isBeyondRoom(book) ? ['lorebook'] : []),
  ];
};

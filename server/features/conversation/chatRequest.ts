import { randomUUID } from 'node:crypto';
import type { characters } from '#server/db/schema.ts';
import { careIn } from '#server/features/care/careIn.ts';
import { lastingFor, numberOfGreeting } from '#server/features/character/greeting.ts';
import { toldOf } from '#server/features/character/told.ts';
import { isTaglineDerived } from '#server/features/character/writing/taglineFrom.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { ownWordsOf } from '#server/seed/ownWords.ts';
import type { ChatPersona, ChatRequest, ChatTurn } from '#server/providers/chat/chatProvider.ts';

/** How much of a conversation a provider is given; it may cut more. */
export const TURNS_MAX = 400;

/** What a model may know of a character: not its creator's notes, not the card that it came from, not whose it is. */
export const personaOf = (character: typeof characters.$inferSelect): ChatPersona => {
  const { name, age, tags, lorebook, nickname, depthPrompt } = character;
  const ownWords = ownWordsOf(character.id);
  return {
    name,
    age,
    tagline: character.tagline,
    isTaglineDerived: isTaglineDerived(character),
    ...toldOf(character),
    tags,
    lorebook,
    nickname,
    depthPrompt,
    ...(ownWords !== undefined && { ownWords }),
  };
};

/** How many messages of the companion there are, and which alternative of its first words counts; null where the person's come first. */
export interface Told {
  readonly answers: number;
  readonly greeting: number | null;
}

/** Whoever talks; undefined for somebody without an account. */
type User = Pick<Caller, 'id' | 'name' | 'pronoun'>;

/** What the provider is asked for after `earlier`, oldest first; `rejected` are answers in the same place that the person wants another for. */
export const requestFor = (
  user: User | undefined,
  character: typeof characters.$inferSelect,
  earlier: readonly ChatTurn[],
  rejected: readonly string[],
  { answers, greeting }: Told,
): Omit<ChatRequest, 'signal'> => ({
  persona: personaOf(character),
  user: { name: user?.name ?? '', pronoun: user?.pronoun ?? '' },
  chance: { lasting: lastingFor(character, user), passing: randomUUID(), now: Date.now() },
  alternatives: rejected,
  soFar: { answers, greeting: greeting === null ? null : numberOfGreeting(character, greeting) },
  turns: earlier.filter(({ text }) => text !== ''),
  ...careIn(earlier, user !== undefined),
});

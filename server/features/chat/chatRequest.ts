import type { Message } from '#contract/chat.ts';
import type { characters } from '#server/db/schema.ts';
import type { Caller } from '#server/http/endpoint.ts';
import type { ChatRequest } from '#server/providers/chat/chatProvider.ts';

/** How much of a conversation a provider is given; it may cut more. */
export const TURNS_MAX = 400;

/** What the provider is asked for after `earlier`, oldest first; `rejected` are answers in the same place that the person wants another for. */
export const requestFor = (
  caller: Caller,
  character: typeof characters.$inferSelect,
  earlier: readonly Message[],
  rejected: readonly string[],
): Omit<ChatRequest, 'signal'> => ({
  persona: character,
  person: { name: caller.name ?? '', pronoun: caller.pronoun ?? '' },
  alternatives: rejected,
  turns: earlier.filter(({ text }) => text !== '').map(({ role, text }) => ({ role, text })),
});

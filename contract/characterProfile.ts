import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { characterSummary, visibility } from './character.ts';
import { id, time } from './text.ts';

export const character = z.extend(characterSummary, {
  description: z.string(),
  scenario: z.string(),
  greeting: z.string(),
});
export type Character = z.infer<typeof character>;

/** What a face shows beside an answer: some of what the painter can paint. */
export const ANSWER_EXPRESSIONS = ['gentle', 'bright', 'calm', 'thoughtful', 'confident', 'curious'] as const;
export type AnswerExpression = (typeof ANSWER_EXPRESSIONS)[number];

/** One value for each expression. */
export const byExpression = <Value>(
  valueOf: (expression: AnswerExpression) => Value,
): Record<AnswerExpression, Value> => ({
  gentle: valueOf('gentle'),
  bright: valueOf('bright'),
  calm: valueOf('calm'),
  thoughtful: valueOf('thoughtful'),
  confident: valueOf('confident'),
  curious: valueOf('curious'),
});

/** Key of the portrait in each expression, for `imageUrl`: each is painted when it is first asked for. */
const expressionKeys = z.object(byExpression(() => z.string()));
export type ExpressionKeys = z.infer<typeof expressionKeys>;

/** What its profile shows. Whatever a server of an earlier version leaves out is as for one that Liora brought. */
export const characterProfile = z.extend(character, {
  /** All that it can say first, `greeting` first; left out by earlier servers. */
  greetings: z.optional(z.array(z.string())),
  /** Keys of further pictures, for `imageUrl`. */
  gallery: z._default(z.array(z.string()), []),
  /** Left out where nobody knows what it looks like, as where a card brought the picture, and of one that nobody can talk to any more. */
  expressions: z.optional(expressionKeys),
  /** How many were begun with it. */
  conversations: z._default(z.int().check(z.nonnegative()), 0),
  createTime: z._default(time, 0),
  /** Whether the caller has begun one. */
  hasConversation: z._default(z.boolean(), false),
  /** Whether it is the caller's own. */
  isOwn: z._default(z.boolean(), false),
  visibility: z._default(visibility, 'public'),
  /** Its owner deleted it, or withdrew it: it can be read about by whoever talked with it, and no more. */
  isGone: z._default(z.boolean(), false),
  /** It was blocked after a report: nobody can talk to it. */
  isBlocked: z._default(z.boolean(), false),
});
export type CharacterProfile = z.infer<typeof characterProfile>;

/** Everything of a character. One’s own always; of others’ private, refused and deleted ones only those that one talked with: 1004. */
export const characterDetail = defineCall({
  method: 'GET',
  path: '/api/character/detail',
  encoding: 'query',
  access: 'public',
  request: z.strictObject({ characterId: id }),
  response: characterProfile,
});

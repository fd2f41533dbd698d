import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { count, id, line, nothing, text, time } from './text.ts';

/** `pgc`: made by us; `ugc`: made by people. */
export const origin = z.enum(['pgc', 'ugc']);
export type Origin = z.infer<typeof origin>;

/** `private`: only the owner finds it; `unlisted`: whoever has its address; `public`: the catalogue lists it once it is reviewed. */
export const visibility = z.enum(['private', 'unlisted', 'public']);
export type Visibility = z.infer<typeof visibility>;

/** What a card shows. */
export const characterSummary = z.object({
  characterId: id,
  origin,
  name: z.string(),
  /** Whole years, 18 or over. */
  age: z.int(),
  tagline: z.string(),
  tags: z.array(z.string()),
  /** Key of the portrait, for `imageUrl`. */
  portrait: z.string(),
});
export type CharacterSummary = z.infer<typeof characterSummary>;

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

export const EXPLORE_PAGE_SIZE = 24;
/** Of what is searched for, in UTF-16 code units. */
export const EXPLORE_QUERY_MAX = 80;

/** `popular`: begun conversations, the most first; `new`: the latest first. */
export const exploreSort = z.enum(['popular', 'new']);
export type ExploreSort = z.infer<typeof exploreSort>;

/**
 * A page of the catalogue. `query` is looked for in name, tagline and description: who has all of its words comes in the order of where
 * they stand, then by `sort`; where nobody has them, words that nobody uses count as the closest that somebody does. One or two letters
 * alone are looked for where words of names begin. `cursor` is the `nextCursor` of the page before, and holds for the same request only:
 * 1001 with `doesNotFit` otherwise.
 */
export const characterExplore = defineCall({
  method: 'GET',
  path: '/api/character/explore',
  encoding: 'query',
  access: 'public',
  request: z.strictObject({
    query: z.optional(line({ max: EXPLORE_QUERY_MAX })),
    tag: z.optional(line({ max: 40 })),
    origin: z.optional(origin),
    sort: z._default(exploreSort, 'popular'),
    cursor: z.optional(text({ max: 200 })),
    pageSize: z._default(count({ min: 1, max: 60 }), EXPLORE_PAGE_SIZE),
  }),
  response: z.object({
    characters: z.array(characterSummary),
    nextCursor: z.nullable(z.string()),
  }),
});

/** Everything of a character. One’s own always; of others’ private, refused and deleted ones only those that one talked with: 1004. */
export const characterDetail = defineCall({
  method: 'GET',
  path: '/api/character/detail',
  encoding: 'query',
  access: 'public',
  request: z.strictObject({ characterId: id }),
  response: characterProfile,
});

export const HOME_TAGS_MAX = 40;

/** What the home page shows above the catalogue. */
export const homepage = defineCall({
  method: 'GET',
  path: '/api/homepage',
  encoding: 'query',
  access: 'public',
  request: nothing,
  response: z.object({
    featured: z.array(characterSummary),
    /** Tags to choose by, the most used first, at most `HOME_TAGS_MAX`. */
    tags: z.array(z.object({ tag: z.string(), count: z.int() })),
  }),
});
export type Homepage = z.infer<typeof homepage.response>;

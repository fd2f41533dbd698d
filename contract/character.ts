import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { count, id, line, nothing, text } from './text.ts';

/** `pgc`: made by us; `ugc`: made by people. */
export const origin = z.enum(['pgc', 'ugc']);
export type Origin = z.infer<typeof origin>;

/** `private`: only the owner finds it; `unlisted`: whoever has its address; `public`: the catalogue lists it, and others see it, once it is reviewed. */
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

export const EXPLORE_PAGE_SIZE = 24;
/** Of what is searched for, in UTF-16 code units. */
export const EXPLORE_QUERY_MAX = 80;

/** `popular`: begun conversations, the most first; `new`: the latest first. */
export const exploreSort = z.enum(['popular', 'new']);
export type ExploreSort = z.infer<typeof exploreSort>;

/**
 * A page of the catalogue. `query` is looked for in name, tagline, tags and description, but for words such as “someone who”: who has all of
 * its words comes in the order of where they stand, then by `sort`; where nobody has them, words that nobody uses count as the closest that
 * somebody does, and where that finds nobody either, who has the most of them comes first. In a page of `popular` without `query`, no two at
 * one place stand beside each other, where that can be. One or two letters alone are looked for where
 * words of names begin. `cursor` is the `nextCursor` of the page before, and holds for the same request only:
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
    /** Nobody has all the words: these have some of them. */
    isNear: z.optional(z.boolean()),
  }),
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

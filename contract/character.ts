import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { count, id, line, nothing, text } from './text.ts';

/** `pgc`: made by us; `ugc`: made by people. */
export const origin = z.enum(['pgc', 'ugc']);

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

export const EXPLORE_PAGE_SIZE = 24;

/** A page of the catalogue, most popular first. `cursor` is the `nextCursor` of the page before. */
export const characterExplore = defineCall({
  method: 'GET',
  path: '/api/character/explore',
  encoding: 'query',
  access: 'public',
  request: z.strictObject({
    tag: z.optional(line({ max: 40 })),
    cursor: z.optional(text({ max: 200 })),
    pageSize: z._default(count({ min: 1, max: 60 }), EXPLORE_PAGE_SIZE),
  }),
  response: z.object({
    characters: z.array(characterSummary),
    nextCursor: z.nullable(z.string()),
  }),
});

export const characterDetail = defineCall({
  method: 'GET',
  path: '/api/character/detail',
  encoding: 'query',
  access: 'public',
  request: z.strictObject({ characterId: id }),
  response: character,
});

/** What the home page shows above the catalogue. */
export const homepage = defineCall({
  method: 'GET',
  path: '/api/homepage',
  encoding: 'query',
  access: 'public',
  request: nothing,
  response: z.object({
    featured: z.array(characterSummary),
    /** Tags to choose by, the most used first. */
    tags: z.array(z.object({ tag: z.string(), count: z.int() })),
  }),
});
export type Homepage = z.infer<typeof homepage.response>;

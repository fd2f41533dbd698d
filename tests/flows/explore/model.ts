import { isDeepStrictEqual } from 'node:util';
import type { CharacterSummary } from '#contract/character.ts';
import { errNo } from '#contract/errNo.ts';
import { exploreMachine, NO_FILTER } from '#machines/explore/exploreMachine.ts';
import { exploreDescription } from '#machines/explore/exploreDescription.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

export const character = (number: number): CharacterSummary => ({
  characterId: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  origin: 'pgc',
  name: `Mira ${number}`,
  age: 29,
  tagline: 'Keeps a lighthouse',
  tags: ['calm'],
  portrait: `mira-${number}.webp`,
});

export const everybody = NO_FILTER;
export const calm = { ...NO_FILTER, tag: 'calm' };
export const sea = { ...NO_FILTER, query: 'sea' };

export const homepage = {
  featured: [character(1)],
  tags: [
    { tag: 'calm', count: 2 },
    { tag: 'witty', count: 1 },
  ],
};
export const firstPage = { characters: [character(1), character(2)], nextCursor: 'second' };
export const nobody = { characters: [], nextCursor: null };
export const nearPage = { characters: [character(4)], nextCursor: null, isNear: true };
export const lastPage = { characters: [character(3)], nextCursor: null };

const fixtures = {
  events: {
    'query.typed': { sea: { text: 'sea ' } },
    'query.cleared': bare,
    'filter.changed': { calm: { filter: calm }, sea: { filter: sea }, everybody: { filter: everybody } },
    'more.requested': bare,
    'load.retried': bare,
  },
  done: {
    loadHome: { 'with more': { homepage, page: firstPage }, 'with all': { homepage, page: lastPage } },
    loadPage: { 'with more': firstPage, last: lastPage, near: nearPage, nobody },
  },
  failed: {
    loadHome: { refused: { errNo: errNo.forbidden } },
    loadPage: { refused: { errNo: errNo.invalidInput } },
  },
} satisfies Fixtures<typeof exploreMachine>;

/** Paths through loading, typing, choosing and loading more. */
export const exploreModel = {
  machine: exploreMachine,
  description: exploreDescription,
  input: { filter: everybody },
  fixtures,
  // The field is tried beside a list at rest that has more; what it does to a list that is not, the address decides.
  situation: ({ value, context: { nextCursor, filter, text } }) => [
    value.list,
    filter,
    nextCursor !== null,
    ...(nextCursor !== null && isDeepStrictEqual(value.list, { ready: 'idle' }) ? [value.field, text] : []),
  ],
} satisfies Model<typeof exploreMachine>;

import type { CharacterSummary } from '#contract/character.ts';
import { errNo } from '#contract/errNo.ts';
import { exploreMachine } from '#machines/explore/exploreMachine.ts';
import { bare, type Fixtures, type Model } from './support/model.ts';

export const character = (number: number): CharacterSummary => ({
  characterId: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  origin: 'pgc',
  name: `Mira ${number}`,
  age: 29,
  tagline: 'Keeps a lighthouse',
  tags: ['calm'],
  portrait: `mira-${number}.webp`,
});

export const homepage = {
  featured: [character(1)],
  tags: [
    { tag: 'calm', count: 2 },
    { tag: 'witty', count: 1 },
  ],
};
export const firstPage = { characters: [character(1), character(2)], nextCursor: 'second' };
export const lastPage = { characters: [character(3)], nextCursor: null };

const fixtures = {
  events: {
    'tag.chosen': { calm: { tag: 'calm' }, all: { tag: null } },
    'more.requested': bare,
    'load.retried': bare,
  },
  done: {
    loadHome: { 'with more': { homepage, page: firstPage }, 'with all': { homepage, page: lastPage } },
    loadPage: { 'with more': firstPage, last: lastPage },
  },
  failed: {
    loadHome: { 'no answer': new Error('offline') },
    loadPage: { 'too many requests': { errNo: errNo.tooManyRequests, retryAfter: 5 } },
  },
} satisfies Fixtures<typeof exploreMachine>;

/** Paths through loading, choosing tags and loading more. */
export const exploreModel = {
  machine: exploreMachine,
  fixtures,
  key: ({ nextCursor, tag }) => [tag, nextCursor !== null],
} satisfies Model<typeof exploreMachine>;

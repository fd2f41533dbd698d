import type { ChatHit } from '#contract/chatActs.ts';
import { errNo } from '#contract/errNo.ts';
import { searchMachine } from '#machines/search/searchMachine.ts';
import { searchDescription } from '#machines/search/searchDescription.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

export const hit = (number: number, excerpt = `The lighthouse ${number}`): ChatHit => ({
  character: {
    characterId: '00000000-0000-7000-8000-00000000000c',
    origin: 'pgc',
    name: 'Mira',
    age: 29,
    tagline: 'Keeps a lighthouse',
    tags: ['calm'],
    portrait: 'mira.webp',
  },
  msgId: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  role: number % 2 === 0 ? 'companion' : 'user',
  createTime: 1_760_000_000_000 + number,
  excerpt,
});

export const firstPage = { hits: [hit(4), hit(3)], nextCursor: 'second' };
export const lastPage = { hits: [hit(3), hit(2)], nextCursor: null };
export const nothing = { hits: [], nextCursor: null };

const fixtures = {
  events: {
    'query.changed': { words: { text: ' lighthouse ' }, 'other words': { text: 'light' }, blank: { text: ' ' } },
    'query.cleared': bare,
    'more.requested': bare,
    'load.retried': bare,
  },
  done: { searchMessages: { 'with more': firstPage, last: lastPage, nothing } },
  failed: { searchMessages: { refused: { errNo: errNo.invalidInput } } },
} satisfies Fixtures<typeof searchMachine>;

/** Ways through typing, finding and leafing. */
export const searchModel = {
  machine: searchMachine,
  description: searchDescription,
  input: { characterId: null },
  fixtures,
  key: ({ nextCursor }) => nextCursor !== null,
} satisfies Model<typeof searchMachine>;

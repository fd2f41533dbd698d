import { expect, it } from 'vitest';
import { seed } from '#tests/support/extent.ts';
import { surviveKills } from './support/surviveKills.ts';

// Each of a server and a database of its own: what was being written is given up only 15 seconds after the kill.
it.concurrent.for(['after', 'started', 'saved', 'stopping', 'ended'] as const)(
  'a server on PostgreSQL that is killed while people talk (%s) loses nothing, doubles nothing and charges once',
  async (kind) => {
    const { accounts, wrong } = await surviveKills({ database: 'postgresql', people: 3, falls: [kind], seed });
    expect(accounts.seen).toEqual(accounts.stored);
    expect(wrong).toEqual({ ledgers: {}, holds: [], texts: [], toldTwice: 0 });
  },
);

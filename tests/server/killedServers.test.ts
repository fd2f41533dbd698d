import { expect, it } from 'vitest';
import { isFull, seed } from '#tests/support/extent.ts';
import { EACH_FALL, fallsInTurn } from './support/fall.ts';
import { surviveKills } from './support/surviveKills.ts';

const falls = isFull ? fallsInTurn(25) : EACH_FALL;

it(`a server that is killed ${falls.length} times while people talk loses nothing, doubles nothing and charges once`, async () => {
  const { accounts, wrong } = await surviveKills({
    database: 'pglite',
    people: 4,
    falls,
    seed,
  });
  expect(accounts.seen).toEqual(accounts.stored);
  expect(wrong).toEqual({ ledgers: {}, holds: [], texts: [], toldTwice: 0 });
}, 400_000);

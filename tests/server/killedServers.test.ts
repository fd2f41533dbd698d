import { expect, it } from 'vitest';
import { isFull, seed } from '#tests/support/extent.ts';
import { mortalDatabases } from './support/describeOnDatabases.ts';
import { EACH_FALL, fallsInTurn } from './support/fall.ts';
import { type Kills, surviveKills } from './support/surviveKills.ts';
import type { DatabaseKind } from './support/testDatabase.ts';

const kills: Readonly<Record<DatabaseKind, readonly Kills[]>> = {
  pglite: [{ database: 'pglite', people: 4, falls: isFull ? fallsInTurn(25) : EACH_FALL, seed }],
  // Each of a server and a database of its own: what was being written is given up only 15 seconds after the kill.
  postgresql: (['after', 'started', 'saved', 'stopping', 'ended'] as const).map((kind) => ({
    database: 'postgresql',
    people: 3,
    falls: [kind],
    seed,
  })),
};

it.concurrent.for(mortalDatabases.flatMap((database) => kills[database]))(
  'a server on $database that is killed while people talk ($falls) loses nothing, doubles nothing and charges once',
  { timeout: 400_000 },
  async (wanted) => {
    const { accounts, wrong } = await surviveKills(wanted);
    expect(accounts.seen).toEqual(accounts.stored);
    expect(wrong).toEqual({ ledgers: {}, holds: [], texts: [], toldTwice: 0 });
  },
);

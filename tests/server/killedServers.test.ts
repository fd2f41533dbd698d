import { expect, it } from 'vitest';
import { isFull, seed } from '#tests/support/extent.ts';
import { mortalDatabases } from './support/describeOnDatabases.ts';
import { EACH_FALL, fallsInTurn } from './support/fall.ts';
import { type Kills, surviveKills } from './support/surviveKills.ts';
import type { DatabaseKind } from './support/testDatabase.ts';

const FALLS_OF_FULL = 25;
/** Milliseconds within which a server falls, rises and is looked at, on a machine that has much else to do. */
const EACH = 60_000;

const kills: Readonly<Record<DatabaseKind, readonly Kills[]>> = {
  pglite: [{ database: 'pglite', people: 4, falls: isFull ? fallsInTurn(FALLS_OF_FULL) : EACH_FALL, seed }],
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
  { timeout: FALLS_OF_FULL * EACH },
  async (wanted) => {
    const { accounts, wrong } = await surviveKills(wanted);
    expect(accounts.seen).toEqual(accounts.stored);
    expect(wrong).toEqual({ ledgers: {}, holds: [], texts: [], toldTwice: 0 });
  },
);

import { beforeAll, describe, expect, it } from 'vitest';
import { isFull, oneInTurn } from '#tests/support/extent.ts';
import { mortalDatabases } from './describeOnDatabases.ts';
import { type Death, type MortalServer, NOTHING, throughAll, type When } from './mortalServer.ts';
import type { DatabaseKind } from './testDatabase.ts';

/** What people do while a server dies. */
export interface Ordeal {
  readonly server: MortalServer;
  /** Does it once through all of `deaths`, and looks whether what came of it is right. Gives the deaths that did not come. */
  goThrough(deaths: readonly Death[]): Promise<readonly Death[]>;
  /** Ends everything, and looks whether what is left is right after it was done so many times. */
  end(times: number): Promise<void>;
}

/** Milliseconds for all kinds of commits, on a machine that has much else to do; there are several times as many commits. */
const LONG = 900_000;

/** Does it once without any death; gives the kinds of all commits, in their order. */
const commitsOf = async (ordeal: Ordeal): Promise<readonly string[]> => {
  await ordeal.goThrough([]);
  const commits = await ordeal.server.commits();
  await ordeal.end(1);
  return commits;
};

/**
 * Has a server die before and after its commits: at each kind of them and at one more, which takes turns, or at each alone when everything is
 * wanted. At least `fewest` kinds must be there to die at. `title` says who dies, and what comes of it.
 */
const describeDeathsOn = (title: string, fewest: number, begin: (when: When) => Promise<Ordeal>): void => {
  describe(`${title}: dies`, () => {
    let commits: readonly string[] = [];
    beforeAll(async () => {
      commits = await commitsOf(await begin('before'));
    });

    it.concurrent.each(['before', 'after'] as const)(
      `%s ${isFull ? 'any' : 'each kind'} of its commits`,
      { timeout: isFull ? 4 * LONG : LONG },
      async (when) => {
        const kinds = [...new Set(commits)].filter((kind) => kind !== NOTHING);
        expect(kinds.length).toBeGreaterThanOrEqual(fewest);
        const numbers = commits.map((_, index) => index + 1);
        const alone = oneInTurn(numbers, `${title} ${when}`);
        const ordeal = await begin(when);
        const times = isFull ? 0 : await throughAll(kinds, (deaths) => ordeal.goThrough(deaths));
        for (const number of alone) await ordeal.goThrough([number]);
        await ordeal.end(times + alone.length);
      },
    );
  });
};

/** Has a server die on the database of the day, or on both when everything is wanted. */
export const describeDeaths = (
  title: (kind: DatabaseKind) => string,
  fewest: number,
  begin: (kind: DatabaseKind, when: When) => Promise<Ordeal>,
): void => {
  for (const kind of mortalDatabases) describeDeathsOn(title(kind), fewest, (when) => begin(kind, when));
};

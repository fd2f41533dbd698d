import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Creation } from '#contract/ownCharacter.ts';
import { ugcCreate } from '#contract/ownCharacter.ts';
import { lineOf } from './buyer.ts';
import type { Ordeal } from './describeDeaths.ts';
import { auditLedgers } from './ledgerAudit.ts';
import { Maker } from './maker.ts';
import { type Death, type MortalServer, startMortalServer, type When } from './mortalServer.ts';
import type { DatabaseKind } from './testDatabase.ts';
import { until } from './until.ts';
import { Visitor } from './visitor.ts';

/** What became of a character, and what its maker's ledger says, the latest line first. */
interface Outcome {
  readonly status: Creation['status'];
  readonly lines: readonly ReturnType<typeof lineOf>[];
  readonly held: number;
  /** HTTP status of the portrait. */
  readonly portrait: number;
}

const WELCOME: Outcome['lines'][number] = ['welcome', 100, 100];
/** Nothing else can have come of it: it is there and paid for, or it is not and the tokens are back. */
const ends: Readonly<Record<string, Outcome>> = {
  ready: { status: 'ready', lines: [['capture', -20, 80], WELCOME], held: 0, portrait: 200 },
  failed: { status: 'failed', lines: [['void', 0, 100], WELCOME], held: 0, portrait: 404 },
};

/** Makes a character. Whoever had no answer asks again. Gives the deaths that did not come. */
const makeThrough = async (server: MortalServer, deaths: readonly Death[]): Promise<readonly Death[]> => {
  const visitor = new Visitor(server.origin);
  await visitor.join();
  const maker = new Maker(visitor);
  const { insist, left } = await server.insistThrough(deaths);
  const key = randomUUID();
  const { characterId } = ugcCreate.response.parse((await insist(() => maker.askQuick({}, key))).data);
  const status = await until(
    async () => {
      const creation = await insist(() => maker.status(characterId));
      return creation.status === 'ready' || creation.status === 'failed' ? creation.status : undefined;
    },
    { timeout: 180_000, interval: 50 },
  );
  await server.disarm();
  const lines = (await insist(() => maker.buyer.ledger())).map(lineOf);
  const { held } = await maker.buyer.remaining();
  const portrait = (await visitor.fetch(`/images/characters/${characterId}.webp`)).status;
  expect({ status, lines, held, portrait }).toEqual(ends[status]);
  return left();
};

/** Somebody who makes characters on a server that dies. */
export const making = async (kind: DatabaseKind, when: When): Promise<Ordeal> => {
  const server = await startMortalServer({ kind, when });
  return {
    server,
    goThrough: (deaths) => makeThrough(server, deaths),
    async end() {
      expect(await server.end(({ db }) => auditLedgers(db))).toEqual({});
    },
  };
};

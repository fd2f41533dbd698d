import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { pictaskCreate, type PictureTask } from '#contract/picture.ts';
import { folderStorage } from '#server/providers/image/storage/folderStorage.ts';
import { Asker } from './asker.ts';
import type { Ordeal } from './describeDeaths.ts';
import { type Death, type MortalServer, startMortalServer, type When } from './mortalServer.ts';
import { type Studio, startStudio } from './studio.ts';
import type { DatabaseKind } from './testDatabase.ts';
import { until } from './until.ts';
import { expectSoundFolder } from './usePictures.ts';

/** What became of a task, and what the ledger says, the latest line first. */
interface Outcome {
  readonly status: PictureTask['status'];
  readonly pictures: number;
  readonly lines: readonly (readonly [string, number])[];
  readonly held: number;
}

/** Nothing else can have come of it: they are there and paid for, or they are not and the tokens are back. */
export const ends = {
  ready: {
    status: 'ready',
    pictures: 2,
    lines: [['capture', -20]],
    held: 0,
  },
  failed: {
    status: 'failed',
    pictures: 0,
    lines: [['void', 0]],
    held: 0,
  },
} satisfies Record<string, Outcome>;
const isEnd = (status: string): status is keyof typeof ends => status in ends;

/** Has pictures made. Whoever had no answer asks again. Gives the deaths that did not come. */
const makeThrough = async (server: MortalServer, deaths: readonly Death[]): Promise<readonly Death[]> => {
  const asker = await Asker.join(server);
  const { insist, left } = await server.insistThrough(deaths);
  const key = randomUUID();
  const { taskId } = pictaskCreate.response.parse((await insist(() => asker.ask({ count: 2 }, key))).data);
  const { status, pictures } = await until(
    async () => {
      const task = await insist(() => asker.task(taskId));
      return ['queued', 'moderating', 'making'].includes(task.status) ? undefined : task;
    },
    { timeout: 180_000, interval: 50 },
  );
  await server.disarm();
  const lines = await insist(() => asker.lines());
  const { held } = await asker.buyer.remaining();
  expect({ status, pictures: pictures.length, lines, held }).toEqual(isEnd(status) ? ends[status] : {});
  return left();
};

/** Ends a server on which pictures were made, and looks whether its ledgers are sound and every file is somebody's picture. */
export const expectSoundPictures = async (server: MortalServer): Promise<void> => {
  await server.end(async (database) => {
    // As every hour, for what a write left that the process died in.
    await folderStorage(`${server.dataDir}/media`).tidy(Date.now() + 1);
    await expectSoundFolder(database, server.dataDir);
  });
};

export const startMortalStudio = async (
  kind: DatabaseKind,
  when: When,
): Promise<{ readonly server: MortalServer; readonly studio: Studio }> => {
  const studio = await startStudio();
  return { studio, server: await startMortalServer({ kind, when, envAt: async () => studio.env }) };
};

/** Somebody who has pictures made on a server that dies. */
export const picturing = async (kind: DatabaseKind, when: When): Promise<Ordeal> => {
  const { server, studio } = await startMortalStudio(kind, when);
  return {
    server,
    goThrough: (deaths) => makeThrough(server, deaths),
    async end() {
      await expectSoundPictures(server);
      await studio[Symbol.asyncDispose]();
    },
  };
};

import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { openJobs } from '#server/features/jobs/jobs.ts';
import { openMissingWallets } from '#server/features/ledger/wallet.ts';
import { heldFor } from '#server/features/conversation/pictureHolders.ts';
import { openPictures } from '#server/features/picture/pictures.ts';
import { moderationProviderFrom } from '#server/features/care/moderationProviderFrom.ts';
import { pictureProviderFrom } from '#server/providers/picture/pictureProviderFrom.ts';
import { wish } from './support/asker.ts';
import { addCaller } from './support/castOf.ts';
import { startStudio } from './support/studio.ts';
import { openTestDatabase } from './support/testDatabase.ts';
import { until } from './support/until.ts';

const log = pino({ level: 'silent' });
const expiries = z.object({ rows: z.array(z.object({ seconds: z.int() })) });

it('[PIC-01] a task has ten minutes for each of its pictures, and its job a minute more', async () => {
  await using studio = await startStudio();
  const database = await openTestDatabase('pglite');
  const { db } = database;
  const jobs = await openJobs(database, log);
  try {
    const pictures = await openPictures({
      db,
      jobs,
      storage: {
        version: async () => undefined,
        read: async () => undefined,
        write: async () => undefined,
        remove: async () => undefined,
        tidy: async () => undefined,
        check: async () => undefined,
      },
      provider: pictureProviderFrom(studio.env),
      moderation: moderationProviderFrom({ MODERATION_MODEL: '' }),
      heldFor,
      log,
      cost: 10,
    });
    const caller = await addCaller(db, 'Ada');
    await openMissingWallets(db, 100);
    const create = (count: number) =>
      db.transaction((tx) => pictures.tasks.create(tx, caller, { ...wish, count }, null));
    await create(1);
    const { taskId } = await create(4);
    const sent = await db.execute(sql`
      select expire_seconds as seconds from jobs.job where name = 'picture' order by expire_seconds`);
    expect(expiries.parse(sent).rows).toEqual([{ seconds: 660 }, { seconds: 2460 }]);

    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await jobs.start();
    await until(async () => (await pictures.tasks.detail(caller, taskId)).status === 'ready');
    const given = new Set(timeout.mock.calls.map(([milliseconds]) => milliseconds));
    expect([given.has(600_000), given.has(2_400_000)]).toEqual([true, true]);
    await pictures.jobs.close();
  } finally {
    vi.restoreAllMocks();
    await jobs.close();
    await database.close();
  }
});

import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { pictures } from '#server/db/pictureSchema.ts';
import { alternatives } from '#server/db/conversationSchema.ts';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgresql } from '#server/db/postgresql.ts';
import { Asker } from './asker.ts';
import { auditLedgers } from './ledgerAudit.ts';
import { type Studio, startStudio } from './studio.ts';
import type { DatabaseKind } from './testDatabase.ts';
import { placeOn, startTestServer, type TestServer } from './testServer.ts';

const silent = pino({ level: 'silent' });
/** What newcomers get. */
export const WELCOME = 300;

/** What a folder of people's pictures, or of their sizes, has for keys; drafts with them. */
const keysIn = async (parent: string): Promise<string[]> => {
  const names = await Promise.all(
    ['chat', 'pictures'].map(async (kind) => {
      const folder = join(parent, kind);
      await mkdir(folder, { recursive: true });
      return (await readdir(folder)).map((name) => `${kind}/${name}`);
    }),
  );
  return names.flat().toSorted();
};

/** Keys of the pictures that a folder of data holds for people, whether they belong to somebody or not; drafts with them. */
export const filesIn = (dataDir: string): Promise<string[]> => keysIn(join(dataDir, 'media'));

/** What is wrong with ledgers and files: names of what must never be; nothing when all is well. */
const auditPictures = async ({ db }: OpenDatabase, files: readonly string[]) => {
  const made = (await db.select({ image: pictures.image }).from(pictures)).map(({ image }) => image);
  const told = (await db.select({ image: alternatives.image }).from(alternatives)).flatMap(({ image }) => image ?? []);
  const owned = new Set([...made, ...told]);
  return {
    ledgers: await auditLedgers(db),
    orphans: files.filter((file) => !owned.has(file)),
    missing: made.filter((image) => !files.includes(image)),
  };
};

/** Looks after a server has ended whether ledgers are sound, every file is somebody's picture, and every picture has its file. */
export const expectSound = async (database: OpenDatabase, files: readonly string[]): Promise<void> => {
  expect(await auditPictures(database, files)).toEqual({ ledgers: {}, orphans: [], missing: [] });
};

/** The same of a folder of data; nor may there be sizes of a picture that is gone. */
export const expectSoundFolder = async (database: OpenDatabase, dataDir: string): Promise<void> => {
  const files = await filesIn(dataDir);
  await expectSound(database, files);
  expect((await keysIn(join(dataDir, 'image-cache'))).filter((key) => !files.includes(key))).toEqual([]);
};

/**
 * A server for the tests of a `describe` whose pictures a studio makes, or the embedded painter. When it has ended, its ledgers are audited, and
 * every file must be somebody's picture.
 */
export const usePictures = (
  kind: DatabaseKind,
  {
    hasStudio = true,
    env = {},
  }: { readonly hasStudio?: boolean; readonly env?: Readonly<Record<string, string>> } = {},
) => {
  let opened: { readonly studio: Studio; readonly server: TestServer; readonly url: string | undefined } | undefined;
  beforeAll(async () => {
    const studio = await startStudio();
    const place = await placeOn(kind);
    const prices = join(await mkdtemp(join(tmpdir(), 'liora-prices-')), 'prices.json');
    await writeFile(prices, JSON.stringify({ welcomeTokens: WELCOME }));
    const server = await startTestServer({
      PRICES_FILE: prices,
      ...(hasStudio && studio.env),
      ...place,
      ...env,
    });
    opened = { studio, server, url: place['DATABASE_URL'] };
  });
  const current = () => {
    if (opened === undefined) throw new Error('The server starts before the tests');
    return opened;
  };
  afterAll(async () => {
    const { studio, server, url } = current();
    await server.close();
    await studio[Symbol.asyncDispose]();
    const database = await (url === undefined
      ? openPglite(join(server.dataDir, 'database'), silent)
      : openPostgresql(url, silent));
    await expectSoundFolder(database, server.dataDir);
    await database.close();
    await rm(server.dataDir, { recursive: true, force: true });
  });
  return {
    server: () => current().server,
    studio: () => current().studio,
    join: () => Asker.join(current().server),
    files: () => filesIn(current().server.dataDir),
  };
};

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errNo } from '#contract/errNo.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { pictureOrphanedFiles } from '#server/db/pictureSchema.ts';
import { transact } from '#server/db/transact.ts';
import { createExpressions } from '#server/features/character/expressions.ts';
import { markDeleted } from '#server/features/character/ownCharacterRepository.ts';
import { heldFor } from '#server/features/conversation/pictureHolders.ts';
import { everyPictureOf, expressionPicturesOf } from '#server/features/media/expressions.ts';
import { createOrphanedFiles } from '#server/features/media/orphanedFiles.ts';
import { createPortraitLibrary } from '#server/features/media/portraitLibrary.ts';
import { silentLog } from '#server/log.ts';
import type { PortraitPainter } from '#server/providers/image/portraitPainter.ts';
import { folderStorage } from '#server/providers/image/storage/folderStorage.ts';
import { addCharacters } from './support/castOf.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { appearance } from './support/drafts.ts';
import { openTestDatabase } from './support/testDatabase.ts';

const painted = new Uint8Array([1, 2, 3]);

describeOnDatabases('painting an expression', (kind) => {
  let database: OpenDatabase;
  let home: string;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    home = await mkdtemp(join(tmpdir(), 'liora-expressions-'));
  });
  afterAll(async () => {
    await database.close();
    await rm(home, { recursive: true, force: true });
  });

  /** A character of somebody, with a painter of its own. */
  const sit = async (painter: PortraitPainter) => {
    const { db } = database;
    const folder = await mkdtemp(join(home, 'media-'));
    const library = createPortraitLibrary({ storage: folderStorage(folder), cacheDir: join(folder, 'cache'), painter });
    const orphanedFiles = createOrphanedFiles({ db, storage: library.storage, heldFor, log: silentLog });
    const [id = ''] = await addCharacters(db, { name: 'Nora', appearance, portrait: 'characters/nora.webp' });
    const portraitSubject = { id, portrait: 'characters/nora.webp', appearance };
    return {
      id,
      keys: expressionPicturesOf(portraitSubject),
      ensure: createExpressions({ db, library, orphanedFiles }).ensure,
      version: (key: string) => library.storage.version(key),
      remove: () =>
        transact(db, async (tx) => {
          await markDeleted(tx, id, Date.now());
          await orphanedFiles.lose(tx, everyPictureOf(portraitSubject));
        }).then(() => orphanedFiles.sweep()),
    };
  };
  const planned = async () => (await database.db.select().from(pictureOrphanedFiles)).map(({ key }) => key);

  /** Paints only once it is let go. */
  const held = () => {
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const faces: string[] = [];
    const paint: PortraitPainter['paint'] = async ({ expression }) => {
      faces.push(expression);
      begun.resolve();
      await goOn.promise;
      return painted;
    };
    return { painter: { paint }, faces, begun: begun.promise, goOn: goOn.resolve };
  };

  it('is done once for all who ask meanwhile, and once for good', async () => {
    const { painter, faces, begun, goOn } = held();
    const { keys, ensure, version } = await sit(painter);
    const bright = keys.find((key) => key.includes('-bright-')) ?? '';
    const asked = [ensure(bright), ensure(bright)];
    await begun;
    asked.push(ensure(bright));
    goOn();
    const answers = await Promise.all(asked);
    const there = await version(bright);
    expect({ answers, again: await ensure(bright), faces, planned: await planned() }).toEqual({
      answers: [there, there, there],
      again: there,
      faces: ['bright'],
      planned: [],
    });
    expect(there).toBeDefined();
  });

  it('leaves nothing behind of a character that is deleted meanwhile', async () => {
    const { painter, begun, goOn } = held();
    const { keys, ensure, version, remove } = await sit(painter);
    const [key = ''] = keys;
    const asked = ensure(key);
    await begun;
    await remove();
    goOn();
    expect([await asked, await version(key), await planned()]).toEqual([undefined, undefined, []]);
  });

  it('can be tried again where it failed', async () => {
    let tries = 0;
    const paint = async (): Promise<Uint8Array> => {
      tries += 1;
      if (tries === 1) throw new Error('no paint left');
      return painted;
    };
    const { keys, ensure, version } = await sit({ paint });
    const [key = ''] = keys;
    await expect(ensure(key)).rejects.toThrow('no paint left');
    expect(await ensure(key)).toBe(await version(key));
    expect(tries).toBe(2);
  });

  it('goes on for one at a time, and is refused where too many wait', async () => {
    const { painter, faces, begun, goOn } = held();
    const { db } = database;
    const folder = await mkdtemp(join(home, 'many-'));
    const library = createPortraitLibrary({ storage: folderStorage(folder), cacheDir: join(folder, 'cache'), painter });
    const orphanedFiles = createOrphanedFiles({ db, storage: library.storage, heldFor, log: silentLog });
    const { ensure } = createExpressions({ db, library, orphanedFiles });
    const names = Array.from({ length: 10 }, (_, index) => ({ name: `Nora ${index}`, appearance }));
    const ids = await addCharacters(db, ...names);
    const portrait = 'portraits/plain.webp';
    const keys = ids.flatMap((id) => expressionPicturesOf({ id, portrait, appearance }));
    const refused: unknown[] = [];
    const asked = keys.map((key) => ensure(key).catch((error: unknown) => refused.push(Object(error).errNo)));
    await begun;
    await expect.poll(() => refused.length).toBe(2);
    const whileHeld = [...faces];
    goOn();
    await Promise.all(asked);
    expect({ whileHeld: whileHeld.length, refused, painted: faces.length }).toEqual({
      whileHeld: 1,
      refused: [errNo.tooManyRequests, errNo.tooManyRequests],
      painted: 48,
    });
  });
});

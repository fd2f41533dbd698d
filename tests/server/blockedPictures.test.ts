import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { characters } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { insertMessages, openConversation } from '#server/features/conversation/chatRepository.ts';
import { newMessage } from '#server/features/conversation/newMessages.ts';
import { insertPictures } from '#server/features/picture/galleryRepository.ts';
import { createMayLoad } from '#server/features/picture/mayLoad.ts';
import { insertTask } from '#server/features/picture/taskRepository.ts';
import { wish } from './support/asker.ts';
import { addCaller, addCharacters } from './support/castOf.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { openTestDatabase } from './support/testDatabase.ts';

describeOnDatabases('a picture that came with an answer', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  it('[M-12] is loaded by nobody, whoever has it in a conversation, while whom it shows is blocked', async () => {
    const { db } = database;
    const [owner, other, stranger] = [
      await addCaller(db, 'Ada'),
      await addCaller(db, 'Grace'),
      await addCaller(db, 'Alan'),
    ];
    const [characterId = '', elsewhere = ''] = await addCharacters(db, { name: 'Mira' }, { name: 'Nora' });
    const image = `chat/${randomUUID()}.webp`;
    await transact(db, async (tx) => {
      const task = await insertTask(tx, {
        id: randomUUID(),
        accountId: owner.id,
        wish: { ...wish, characterId },
        isFromChat: true,
        status: 'ready',
        cost: 0,
        turnTime: 1,
        createTime: 1,
      });
      const picture = { id: randomUUID(), characterId, characterName: 'Mira', image, placeholder: '', createTime: 1 };
      await insertPictures(tx, task, [picture]);
      for (const [caller, id] of [
        [owner, characterId],
        [other, elsewhere],
      ] as const) {
        const talk = { id: randomUUID(), accountId: caller.id, characterId: id, lastTime: 1 };
        const shown = { ...newMessage('companion', 'Here.', 1), image };
        await insertMessages(tx, await openConversation(tx, talk), [shown]);
      }
    });
    const mayLoad = createMayLoad(db);
    const whoLoads = () => Promise.all([owner, other, stranger].map(({ id }) => mayLoad(id, image)));
    const turn = (status: 'blocked' | 'ready') =>
      db.update(characters).set({ status }).where(eq(characters.id, characterId));

    const before = await whoLoads();
    await turn('blocked');
    const meanwhile = await whoLoads();
    await turn('ready');
    expect([before, meanwhile, await whoLoads()]).toEqual([
      [true, true, false],
      [false, false, false],
      [true, true, false],
    ]);
  });
});

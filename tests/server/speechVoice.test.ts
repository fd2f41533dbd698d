import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { alternatives, conversations, messages } from '#server/db/conversationSchema.ts';
import { createSpeechService } from '#server/features/speech/speechService.ts';
import { addCaller, addCharacters } from './support/castOf.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { openTestDatabase } from './support/testDatabase.ts';

describeOnDatabases('the voice of a character', (kind) => {
  it.each([
    ['deep', { voice: 'deep' }],
    [null, {}],
    ['a voice of an older version', {}],
  ])('%s is told to a browser that is to speak', async (voice, told) => {
    const database = await openTestDatabase(kind);
    const { db } = database;
    const service = createSpeechService({
      db,
      provider: undefined,
      voice: '',
      cost: 1,
      folder: '/nowhere',
      log: pino({ level: 'silent' }),
    });
    const caller = await addCaller(db, 'Ada');
    const [characterId = ''] = await addCharacters(db, { name: 'Mira', accountId: caller.id, voice });
    const [conversationId, msgId] = [randomUUID(), randomUUID()];
    await db.insert(conversations).values({ id: conversationId, accountId: caller.id, characterId, lastTime: 1 });
    await db.insert(messages).values({ id: msgId, conversationId, role: 'companion', createTime: 1 });
    await db
      .insert(alternatives)
      .values({ messageId: msgId, ordinal: 0, text: '*waves* Hello', status: 'done', beatTime: 1 });
    expect(await service.play(caller, characterId, msgId, randomUUID())).toEqual({
      text: 'waves Hello',
      audio: null,
      ...told,
    });
    await service.close();
    await database.close();
  });
});

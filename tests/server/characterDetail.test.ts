import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errNo } from '#contract/errNo.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { characters } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { type CharacterService, createCharacterService } from '#server/features/character/characterService.ts';
import { openConversation } from '#server/features/conversation/chatRepository.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { seedCatalogue } from '#server/seed/seed.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { addCaller, addCharacters } from './support/castOf.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { openTestDatabase } from './support/testDatabase.ts';

const notFound = { name: 'ApiError', errNo: errNo.notFound, data: null };

describeOnDatabases('[CHAR-01] [CHAR-05] a character', (kind) => {
  let database: OpenDatabase;
  let service: CharacterService;
  let owner: Caller;
  let other: Caller;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    service = createCharacterService(database.db);
    owner = await addCaller(database.db, 'Ada');
    other = await addCaller(database.db, 'Grace');
  });
  afterAll(() => database.close());

  const add = async (given: Partial<typeof characters.$inferInsert>): Promise<string> => {
    const [id = ''] = await addCharacters(database.db, { name: 'Mira', accountId: owner.id, ...given });
    return id;
  };
  const talk = (caller: Caller, characterId: string) =>
    transact(database.db, (tx) =>
      openConversation(tx, { id: randomUUID(), accountId: caller.id, characterId, lastTime: 1 }),
    );
  /** Who sees it: a visitor, its owner, somebody else. */
  const seenBy = async (characterId: string) => {
    const sees = (caller: Caller | undefined) =>
      service.detail(characterId, caller).then(
        ({ isOwn }) => (isOwn ? 'as owner' : 'yes'),
        (error: unknown) => (expect(error).toMatchObject(notFound), 'no'),
      );
    return { visitor: await sees(undefined), owner: await sees(owner), other: await sees(other) };
  };

  it('shows all of it, with the name of whoever asks', async () => {
    const characterId = await add({
      tagline: 'Keeps a lighthouse',
      description: '{{char}} waits for {{user}}.',
      scenario: 'A storm.',
      greeting: 'Come in, <USER>.',
      tags: ['calm'],
      gallery: ['gallery/one.webp'],
      popularity: 3,
      createTime: 7,
    });
    expect(await service.detail(characterId, other)).toEqual({
      characterId,
      origin: 'ugc',
      name: 'Mira',
      age: 30,
      tagline: 'Keeps a lighthouse',
      tags: ['calm'],
      portrait: 'portraits/plain.webp',
      description: 'Mira waits for Grace.',
      scenario: 'A storm.',
      greeting: 'Come in, Grace.',
      greetings: ['Come in, Grace.'],
      gallery: ['gallery/one.webp'],
      conversations: 3,
      createTime: 7,
      hasConversation: false,
      isOwn: false,
      visibility: 'public',
      isGone: false,
      isBlocked: false,
    });
  });

  it('calls a visitor by no name in what it says first', async () => {
    const characterId = await add({
      greeting: 'Hello, {{user}}, you’re early.',
      alternateGreetings: ['{{user}}! You!'],
    });
    expect(await service.detail(characterId, undefined)).toMatchObject({
      greeting: 'Hello, you’re early.',
      greetings: ['Hello, you’re early.', 'You!'],
    });
  });

  it.each([
    ['public', {}, 'yes'],
    ['unlisted', { visibility: 'unlisted', review: 'none' }, 'yes'],
    ['waiting for its review', { review: 'pending' }, 'no'],
    ['private', { visibility: 'private', review: 'none' }, 'no'],
    ['refused by the review', { review: 'refused' }, 'no'],
    ['still being painted', { status: 'painting' }, 'no'],
    ['refused', { status: 'refused' }, 'no'],
  ] as const)('that is %s is seen by its owner, and others: %j', async (_, given, others) => {
    expect(await seenBy(await add(given))).toEqual({ visitor: others, owner: 'as owner', other: others });
  });

  it('that was deleted is seen by those who talked with it', async () => {
    const characterId = await add({});
    await talk(other, characterId);
    await database.db.update(characters).set({ deleteTime: 1 }).where(eq(characters.id, characterId));
    expect(await seenBy(characterId)).toEqual({ visitor: 'no', owner: 'no', other: 'yes' });
    expect(await service.detail(characterId, other)).toMatchObject({ isGone: true, hasConversation: true });
  });

  it('that was withdrawn is still named to those who talked with it, and tells nothing else', async () => {
    const characterId = await add({ description: 'Keeps a lighthouse.', scenario: 'A storm.' });
    await talk(other, characterId);
    await database.db
      .update(characters)
      .set({ visibility: 'private', review: 'none', description: 'A secret.' })
      .where(eq(characters.id, characterId));
    expect(await seenBy(characterId)).toEqual({ visitor: 'no', owner: 'as owner', other: 'yes' });
    expect(await service.detail(characterId, other)).toMatchObject({
      name: 'Mira',
      description: '',
      scenario: '',
      greeting: '',
      isGone: true,
      hasConversation: true,
    });
  });

  it('that nobody knows is none', async () => {
    expect(await seenBy(randomUUID())).toEqual({ visitor: 'no', owner: 'no', other: 'no' });
  });

  it('counts the conversations that were begun with it, once each', async () => {
    const characterId = await add({});
    await talk(owner, characterId);
    await talk(other, characterId);
    await talk(other, characterId);
    expect(await service.detail(characterId, undefined)).toMatchObject({ conversations: 2 });
  });

  it('counts no conversation that is rolled back', async () => {
    const characterId = await add({});
    const rolledBack = transact(database.db, async (tx) => {
      await openConversation(tx, { id: randomUUID(), accountId: other.id, characterId, lastTime: 1 });
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await service.detail(characterId, undefined)).toMatchObject({ conversations: 0 });
  });

  it('of ours has further pictures, and stays as popular as it is when it is brought up to date', async () => {
    await seedCatalogue(database.db);
    const characterId = seedCharacters[0]?.characterId ?? '';
    await talk(other, characterId);
    await seedCatalogue(database.db);
    const { gallery, conversations } = await service.detail(characterId, undefined);
    expect({ gallery, conversations }).toEqual({
      gallery: [1, 2, 3].map((number) => `gallery/${characterId}/${number}.webp`),
      conversations: 1,
    });
  });

  it('of ours is brought up to date where it is not, and is not written anew where it is', async () => {
    await seedCatalogue(database.db);
    const [{ characterId, tagline } = { characterId: '', tagline: '' }] = seedCharacters;
    await database.db.update(characters).set({ tagline: 'Of an older version' }).where(eq(characters.id, characterId));
    /** By the transaction that wrote it last. */
    const versions = async () =>
      new Map(
        (await database.db.select({ id: characters.id, version: sql<string>`xmin::text` }).from(characters)).map(
          ({ id, version }) => [id, version],
        ),
      );
    const before = await versions();
    await seedCatalogue(database.db);
    const after = await versions();
    expect([...after].filter(([id, version]) => before.get(id) !== version).map(([id]) => id)).toEqual([characterId]);
    expect(await service.detail(characterId, undefined)).toMatchObject({ tagline });
  });
});

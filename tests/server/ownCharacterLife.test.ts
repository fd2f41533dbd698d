import { randomUUID } from 'node:crypto';
import { access, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { imageUrl } from '#contract/image.ts';
import { ownPortraitKey } from '#server/features/media/portraits.ts';
import { passwordDigest } from '#src/api/passwordDigest.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { draft, untold } from './support/drafts.ts';
import { Maker } from './support/maker.ts';
import { messagesOf, notFound, success, wrong } from './support/talker.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';

const refusedWith = (path: string, reason: string) => ({
  status: 403,
  errNo: 1008,
  data: { fields: [{ path, reason }] },
});

describeOnDatabases('the life of one’s own characters', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    const prices = joinPath(await mkdtemp(joinPath(tmpdir(), 'liora-prices-')), 'prices.json');
    await writeFile(prices, JSON.stringify({ welcomeTokens: 60 }));
    server = await startTestServer({
      PRICES_FILE: prices,
      ...(await placeOn(kind)),
    });
  });
  afterAll(() => server[Symbol.asyncDispose]());
  const join = () => Maker.join(server);

  it('[CHAR-05] is changed by its owner, as far as the content rules allow', async () => {
    const maker = await join();
    const characterId = await maker.make();
    const key = randomUUID();
    const after = await maker.update(characterId, { name: 'Nora Hale', tags: ['sea'] }, key);
    expect(after).toMatchObject({
      errNo: 0,
      data: { characterId, name: 'Nora Hale', tags: ['sea'], visibility: 'private', review: 'none' },
    });
    expect(await maker.update(characterId, { name: 'Nora Hale', tags: ['sea'] }, key)).toEqual(after);
    expect(await maker.update(characterId, { greeting: 'I am 15 years old.' })).toEqual(
      refusedWith('change.greeting', 'underAge'),
    );
    expect(await maker.update(characterId, { greeting: 'I am 1{{// [N-28] }}5 years old.' })).toEqual(
      refusedWith('change.greeting', 'underAge'),
    );
    expect(await maker.update(characterId, { age: 12 })).toEqual(wrong('change.age', 'tooSmall'));
    expect(await maker.update(characterId, { name: 'Taylor Swift' })).toEqual(refusedWith('change.name', 'realPerson'));
    const { data } = await maker.visitor.get('/api/character/ugc/detail', { characterId });
    expect(data).toEqual({
      characterId,
      draft: { ...draft, ...untold, name: 'Nora Hale', tags: ['sea'] },
      creatorNotes: '',
    });
  });

  it('[CHAR-05] going public brings it into the catalogue once it is reviewed; a changed text has it reviewed anew', async () => {
    const maker = await join();
    const characterId = await maker.make();
    const isListed = async () =>
      JSON.stringify(await maker.visitor.get('/api/character/explore', { origin: 'ugc', sort: 'new' })).includes(
        characterId,
      );
    expect(await isListed()).toBe(false);
    expect(await maker.update(characterId, { visibility: 'public' })).toMatchObject({
      data: { review: 'pending', visibility: 'public' },
    });
    await maker.seesReview(characterId, 'approved');
    expect(await isListed()).toBe(true);
    expect(await maker.update(characterId, { voice: 'deep' })).toMatchObject({ data: { review: 'approved' } });
    expect(await maker.update(characterId, { tagline: draft.tagline })).toMatchObject({ data: { review: 'approved' } });
    expect(await maker.update(characterId, { tagline: 'Another.' })).toMatchObject({ data: { review: 'pending' } });
    await maker.seesReview(characterId, 'approved');
    expect(await maker.update(characterId, { visibility: 'unlisted' })).toMatchObject({ data: { review: 'none' } });
    expect(await isListed()).toBe(false);
    const other = await join();
    expect(await other.visitor.get('/api/character/detail', { characterId })).toMatchObject({
      errNo: 0,
      data: { characterId },
    });
  });

  it('[CHAR-03] made to be public, it is reviewed when it is ready', async () => {
    const maker = await join();
    const characterId = await maker.make({ visibility: 'public' });
    expect(await maker.seesReview(characterId, 'approved')).toMatchObject({ status: 'ready', visibility: 'public' });
  });

  it('[CHAR-05] the first message has the other greetings as alternatives', async () => {
    const maker = await join();
    const characterId = await maker.make();
    const [greeting] = messagesOf(await maker.visitor.say(characterId, 'Hello'));
    expect(greeting).toMatchObject({
      role: 'companion',
      text: 'Come in, Ada. The kettle is on.',
      chosen: 0,
      alternatives: 3,
    });
    expect(await maker.visitor.post('/api/chat/select', { msgId: greeting?.msgId, ordinal: 1 })).toMatchObject({
      data: { message: { text: 'Mind the step, Ada.', chosen: 1, alternatives: 3 } },
    });
  });

  it('[CHAR-05] deleted, its conversations stay to be read, and nobody can go on with them', async () => {
    const [maker, guest] = [await join(), await join()];
    const characterId = await maker.make({ visibility: 'unlisted' });
    const said = messagesOf(await guest.visitor.say(characterId, 'Hello'));
    const key = randomUUID();
    expect(await maker.remove(characterId, key)).toEqual(success({}));
    expect(await maker.remove(characterId, key)).toEqual(success({}));
    expect(await maker.remove(characterId)).toEqual(notFound);
    expect(await maker.list()).toEqual([]);
    expect(await guest.visitor.get('/api/chat/history', { characterId })).toMatchObject({
      errNo: 0,
      data: { messages: said },
    });
    expect(await guest.visitor.say(characterId, 'Are you there?')).toEqual(notFound);
    const picture = await guest.visitor.fetch(imageUrl(`characters/${characterId}.webp`, 96));
    expect(picture.status).toBe(200);
    expect(await maker.visitor.get('/api/character/detail', { characterId })).toEqual(notFound);
  });

  it('[CHAR-05] deleted while it is made, it costs nothing, and its picture goes', async () => {
    const maker = await join();
    const characterId = await maker.begin();
    expect(await maker.remove(characterId)).toEqual(success({}));
    expect(await maker.buyer.remaining()).toEqual({ tokens: 60, held: 0, debt: 0, expiring: [] });
    const other = await maker.make();
    await maker.remove(other);
    const portrait = joinPath(server.dataDir, 'media', ownPortraitKey(other));
    await expect
      .poll(() =>
        access(portrait).then(
          () => true,
          () => false,
        ),
      )
      .toBe(false);
  });

  it('[CHAR-05] goes with the account, and is in what the account takes along', async () => {
    const [maker, guest] = [await join(), await join()];
    const characterId = await maker.make({ visibility: 'unlisted' });
    const said = messagesOf(await guest.visitor.say(characterId, 'Hello'));
    const { data } = await maker.visitor.get('/api/user/export');
    const { visibility: _visibility, ...texts } = draft;
    expect(Object(data).characters).toEqual([
      {
        ...texts,
        characterId,
        createTime: expect.any(Number),
        status: 'ready',
        visibility: 'unlisted',
        review: 'none',
        systemPrompt: '',
        postHistoryInstructions: '',
        creatorNotes: '',
        lorebook: null,
        portrait: `characters/${characterId}.webp`,
        card: null,
      },
    ]);
    const { email } = Object((await maker.visitor.get('/api/user/detail')).data);
    expect(
      await maker.visitor.post('/api/user/delete', { email, password: passwordDigest('correct horse') }),
    ).toMatchObject({ errNo: 0 });
    expect(await guest.visitor.get('/api/chat/history', { characterId })).toMatchObject({
      errNo: 0,
      data: { messages: said },
    });
    expect(await guest.visitor.say(characterId, 'Are you there?')).toEqual(notFound);
    const stranger = await join();
    expect(await stranger.visitor.get('/api/character/detail', { characterId })).toEqual(notFound);
  });
});

import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { chatHistory } from '#contract/chat.ts';
import { chatExport } from '#contract/conversationFile.ts';
import { pictaskCharacterRecommend, pictaskGalleryCharacters, pictaskPictureShow } from '#contract/picture.ts';
import { userExport } from '#contract/userExport.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import type { Asker } from './support/asker.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { Maker } from './support/maker.ts';
import { messagesOf, notFound, success, wrong } from './support/talker.ts';
import { usePictures } from './support/usePictures.ts';
import { facts } from './pictureProviders/support/makePicture.ts';

const [first, second, third] = seedCharacters;
if (first === undefined || second === undefined || third === undefined) throw new Error('The seed has characters');
const forbidden = { status: 403, errNo: 1003, data: null };

describeOnDatabases('the gallery', (kind) => {
  const { server, join, files } = usePictures(kind);
  const act = (asker: Asker, what: 'delete' | 'show', body: unknown, key: string = randomUUID()) =>
    asker.visitor.post(`/api/pictask/picture/${what}`, body, { 'idempotency-key': key });
  const said = async (asker: Asker, characterId: string) =>
    chatHistory.response.parse((await asker.visitor.get('/api/chat/history', { characterId })).data).messages;

  it('[PIC-02] has all pictures or those of a character, page by page, the newest first', async () => {
    const [asker, other] = [await join(), await join()];
    await other.make();
    const { characterId } = first;
    const made = [];
    for (const change of [
      { characterId, count: 3 },
      { count: 2 },
      { characterId: second.characterId },
      { characterId },
    ])
      made.push(...(await asker.make(change)).pictures);
    const newest = made.toReversed();
    const whole = await asker.gallery();
    expect(whole).toEqual({ pictures: newest, nextCursor: null });
    const pages = async (query: Readonly<Record<string, string | number>>) => {
      const found = [];
      let cursor: string | null | undefined;
      do {
        const page = await asker.gallery({ ...query, ...(cursor !== undefined && cursor !== null && { cursor }) });
        found.push(page.pictures);
        cursor = page.nextCursor;
      } while (cursor !== null);
      return found;
    };
    expect(await pages({ limit: 3 })).toEqual([newest.slice(0, 3), newest.slice(3, 6), newest.slice(6)]);
    const ofFirst = newest.filter((picture) => picture.characterId === characterId);
    expect(await pages({ limit: 2, characterId })).toEqual([ofFirst.slice(0, 2), ofFirst.slice(2)]);
    const ids = newest.map(({ pictureId }) => pictureId);
    const until = async (query: Readonly<Record<string, string | number>>) => {
      const { pictures, ...rest } = await asker.gallery({ limit: 1, ...query });
      return { ...rest, ids: pictures.map(({ pictureId }) => pictureId) };
    };
    const { nextCursor: after } = await asker.gallery({ limit: 2 });
    const cursor = after ?? '';
    const foreign = (await other.gallery()).pictures[0]?.pictureId ?? '';
    const [unseen, sought] = [ids[0] ?? '', ids[4] ?? ''];
    const following = expect.any(String);
    expect([
      await until({ until: sought }),
      await until({ until: sought, cursor }),
      await until({ until: unseen, cursor }),
      await until({ until: foreign }),
      await until({ until: ids[6] ?? '' }),
    ]).toEqual([
      { ids: ids.slice(0, 5), nextCursor: following },
      { ids: ids.slice(2, 5), nextCursor: following },
      { ids: ids.slice(2, 3), nextCursor: following, missingId: unseen },
      { ids: ids.slice(0, 1), nextCursor: following, missingId: foreign },
      { ids, nextCursor: null },
    ]);
    const ofCharacter = { characterId: second.characterId, until: sought };
    expect(await until(ofCharacter)).toMatchObject({ missingId: sought });
    const { nextCursor } = await asker.gallery({ limit: 1 });
    expect([
      await asker.visitor.get('/api/pictask/gallery', { cursor: nextCursor ?? '', characterId }),
      await asker.visitor.get('/api/pictask/gallery', { cursor: 'nonsense' }),
    ]).toEqual([wrong('cursor', 'doesNotFit'), wrong('cursor', 'notACursor')]);
    const characters = await asker.visitor.get('/api/pictask/gallery/characters');
    expect(characters).toEqual(
      success({
        characters: [
          { characterId, name: first.name, portrait: `portraits/${first.slug}.webp`, count: 4 },
          { characterId: second.characterId, name: second.name, portrait: `portraits/${second.slug}.webp`, count: 1 },
        ],
        count: 7,
      }),
    );
    expect((await other.gallery()).pictures).toHaveLength(1);
  });

  it('[PIC-02] recommends whom one talks to, then one’s own, then the popular ones, each once', async () => {
    const maker = await Maker.join(server());
    const own = await maker.make();
    await maker.visitor.say(third.characterId, 'Hello');
    await maker.visitor.say(second.characterId, 'Hello');
    const { data } = await maker.visitor.get('/api/pictask/character/recommend');
    const ids = pictaskCharacterRecommend.response.parse(data).characters.map(({ characterId }) => characterId);
    expect(ids.slice(0, 3)).toEqual([second.characterId, third.characterId, own]);
    expect([ids.length, new Set(ids).size]).toEqual([24, 24]);
    const stranger = await join();
    const theirs = await stranger.visitor.get('/api/pictask/character/recommend');
    expect(JSON.stringify(theirs)).not.toContain(own);
  });

  it('[PIC-02] a picture is downloaded as it is kept, under the name of whom it shows', async () => {
    const [asker, other] = [await join(), await join()];
    const { pictures } = await asker.make({ characterId: first.characterId });
    const [{ pictureId } = { pictureId: '' }] = pictures;
    const path = `/api/pictask/picture/download?pictureId=${pictureId}`;
    const response = await asker.visitor.fetch(path);
    const name = first.name.replaceAll(' ', '-');
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ]);
    expect(response.headers.get('content-disposition')).toMatch(new RegExp(`^attachment; filename="${name}\\.webp";`));
    expect(await facts(new Uint8Array(await response.arrayBuffer()))).toEqual({
      format: 'webp',
      width: 768,
      height: 1152,
      source: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
      system: 'test',
      others: [],
    });
    expect(await other.visitor.get('/api/pictask/picture/download', { pictureId })).toEqual(forbidden);
    expect(await other.visitor.get('/api/pictask/picture/download', { pictureId: randomUUID() })).toEqual(notFound);
  });

  it('[PIC-02] a picture is shown to a character, free of charge, and deleted from there too', async () => {
    const asker = await join();
    const { characterId } = first;
    const [picture] = (await asker.make({ prompt: 'A red boat', aspect: '3:2' })).pictures;
    const { pictureId = '', image = '' } = picture ?? {};
    const key = randomUUID();
    const shown = await act(asker, 'show', { pictureId, characterId }, key);
    const { msgId } = pictaskPictureShow.response.parse(shown.data);
    expect(await act(asker, 'show', { pictureId, characterId }, key)).toEqual(shown);
    const [greeting, message] = await said(asker, characterId);
    expect(greeting).toMatchObject({ role: 'companion', status: 'done' });
    const plain = {
      msgId,
      role: 'user',
      text: 'A red boat',
      status: 'done',
      createTime: (greeting?.createTime ?? 0) + 1,
      chosen: 0,
      alternatives: 1,
      liked: false,
      hasFeedback: false,
    };
    expect(message).toEqual({ ...plain, image, frame: { aspect: '3:2', placeholder: picture?.placeholder } });
    expect(await asker.visitor.get('/api/chat/image-detail', { msgId })).toMatchObject({
      data: { msgId, image, prompt: 'A red boat' },
    });
    expect(await asker.lines()).toEqual([['capture', -10]]);
    const answered = messagesOf(await asker.visitor.say(characterId, 'What do you think?'));
    expect((await said(asker, characterId)).slice(-3)).toEqual([message, ...answered]);

    const file = chatExport.response.parse(
      await (await asker.visitor.fetch(`/api/chat/export?characterId=${characterId}`)).json(),
    );
    const other = await join();
    expect(await other.visitor.post('/api/chat/import', { conversation: file })).toMatchObject({ errNo: 0 });
    expect((await said(other, characterId))[1]).toEqual({ ...plain, msgId: expect.any(String), image });

    expect(await act(asker, 'delete', { pictureId })).toEqual(success({}));
    expect(await said(asker, characterId)).toEqual([greeting, { ...plain, image: null }, ...answered]);
    expect((await asker.gallery()).pictures).toEqual([]);
    await expect.poll(files).not.toContain(image);
  });

  it('[PIC-02] the message that showed a picture goes without it', async () => {
    const asker = await join();
    const { characterId } = first;
    const [picture] = (await asker.make()).pictures;
    const { pictureId = '', image = '' } = picture ?? {};
    const { msgId } = pictaskPictureShow.response.parse((await act(asker, 'show', { pictureId, characterId })).data);
    expect(await asker.visitor.post('/api/chat/delete', { msgId })).toEqual(success({}));
    expect((await asker.gallery()).pictures).toEqual([picture]);
    expect(await asker.visitor.post('/api/conversation/delete', { characterId })).toEqual(success({}));
    expect(await files()).toContain(image);
    expect((await asker.visitor.fetch(`/images/${image}?width=96`)).status).toBe(200);
  });

  it('[PIC-02] what the picture of a message shows is told to whose message it is alone', async () => {
    const [asker, other] = [await join(), await join()];
    const [{ pictureId } = { pictureId: '' }] = (await asker.make({ prompt: 'A red boat' })).pictures;
    const shown = await act(asker, 'show', { pictureId, characterId: first.characterId });
    const { msgId } = pictaskPictureShow.response.parse(shown.data);
    const detailFor = ({ visitor }: Asker) => visitor.get('/api/chat/image-detail', { msgId });
    expect(await detailFor(asker)).toMatchObject({ errNo: 0, data: { msgId, prompt: 'A red boat' } });
    expect(await detailFor(other)).toEqual(notFound);
  });

  it('[PIC-02] what is done with a picture is its owner’s to do', async () => {
    const [asker, other] = [await join(), await join()];
    const [{ pictureId } = { pictureId: '' }] = (await asker.make()).pictures;
    const bodies = (id: string) =>
      [
        ['delete', { pictureId: id }],
        ['show', { pictureId: id, characterId: first.characterId }],
      ] as const;
    for (const [what, body] of bodies(pictureId)) expect(await act(other, what, body)).toEqual(forbidden);
    for (const [what, body] of bodies(randomUUID())) expect(await act(other, what, body)).toEqual(notFound);
    expect(await act(asker, 'show', { pictureId, characterId: randomUUID() })).toEqual(notFound);
    expect((await asker.gallery()).pictures).toHaveLength(1);
    expect(await said(other, first.characterId)).toEqual([]);
  });

  it('[PIC-02] is exported with what was asked for, and goes with the account', async () => {
    const asker = await join();
    const task = await asker.make({ characterId: first.characterId });
    const [{ pictureId, image, createTime } = { pictureId: '', image: '', createTime: 0 }] = task.pictures;
    const { pictureTasks } = userExport.response.parse((await asker.visitor.get('/api/user/export')).data);
    expect(pictureTasks).toEqual([
      {
        taskId: task.taskId,
        createTime: task.createTime,
        status: 'ready',
        isFromChat: false,
        wish: task.wish,
        pictures: [
          {
            pictureId,
            characterName: first.name,
            image,
            createTime,
          },
        ],
      },
    ]);
    expect(await files()).toContain(image);
    await asker.leave();
    await expect.poll(files).not.toContain(image);
  });

  it('[PIC-02] is empty for whoever has no pictures', async () => {
    const asker = await join();
    expect(await asker.gallery()).toEqual({ pictures: [], nextCursor: null });
    const { data } = await asker.visitor.get('/api/pictask/gallery/characters');
    expect(pictaskGalleryCharacters.response.parse(data)).toEqual({ characters: [], count: 0 });
  });
});

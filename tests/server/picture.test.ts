import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { imageUrl } from '#contract/image.ts';
import { PICTURE_PROMPT_MAX, PICTURE_STYLES, PICTURE_TASKS_MAX } from '#contract/picture.ts';
import { wish } from './support/asker.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { gives } from './support/imagesServer.ts';
import { Maker } from './support/maker.ts';
import { character, conflict, notFound, success, wrong } from './support/talker.ts';
import { usePictures, WELCOME } from './support/usePictures.ts';
import { Visitor } from './support/visitor.ts';

const forbidden = { status: 403, errNo: 1003, data: null };
const taskOf = (answer: { readonly data: unknown }): string => Object(answer.data).taskId;

describeOnDatabases('pictures that people ask for', (kind) => {
  const { server, studio, join, files } = usePictures(kind);

  it('[PIC-01] are made, tell how far they are, and are paid for', async () => {
    const asker = await join();
    const there = await files();
    const key = randomUUID();
    studio().hold();
    const asked = await asker.ask({ count: 2, aspect: '1:1', mood: 'wry' }, key);
    const taskId = taskOf(asked);
    expect(asked).toEqual(
      success({
        taskId,
        wish: { ...wish, count: 2, aspect: '1:1', mood: 'wry' },
        status: 'queued',
        place: 0,
        progress: 0,
        refusal: null,
        failure: null,
        cost: 20,
        pictures: [],
        createTime: expect.any(Number),
      }),
    );
    expect(await asker.ask({ count: 2, aspect: '1:1', mood: 'wry' }, key)).toEqual(asked);
    expect(await asker.ask({ count: 3 }, key)).toEqual(conflict);
    const [first] = await studio().holds(1);
    const making = await asker.sees(taskId, ({ status }) => status === 'making');
    expect(making).toEqual({ ...Object(asked.data), status: 'making' });
    expect(await asker.tasks()).toEqual([making]);
    expect(await asker.buyer.remaining()).toMatchObject({ tokens: WELCOME - 20, held: 20 });
    first?.letGo();
    expect(await asker.sees(taskId, ({ progress }) => progress > 0)).toEqual({ ...making, progress: 50 });
    studio().letGo();
    const task = await asker.ends(taskId);
    const picture = {
      pictureId: expect.any(String),
      taskId,
      characterId: null,
      characterName: '',
      image: expect.stringMatching(/^pictures\/[0-9a-f-]{36}\.webp$/),
      placeholder: expect.stringMatching(/^data:image\/webp;base64,[\w+/=]{20,600}$/),
      prompt: wish.prompt,
      style: 'natural',
      mood: 'wry',
      setting: null,
      aspect: '1:1',
      isFromChat: false,
      createTime: expect.any(Number),
    };
    expect(task).toEqual({ ...making, status: 'ready', progress: 100, pictures: [picture, picture] });
    expect(await asker.buyer.remaining()).toMatchObject({ tokens: WELCOME - 20, held: 0 });
    expect(await asker.lines()).toEqual([['capture', -20]]);
    expect((await files()).filter((file) => !there.includes(file))).toEqual(
      task.pictures.map(({ image }) => image).toSorted(),
    );
    expect((await asker.gallery()).pictures).toEqual(task.pictures.toReversed());
    expect(await asker.tasks()).toEqual([]);
    expect(await asker.act('cancel', taskId)).toEqual(success(task));
    expect(await asker.act('retry', taskId)).toEqual(conflict);
    expect(await asker.act('dismiss', taskId)).toEqual(conflict);
  });

  it('[PIC-01] ten at once with one key are made once', async () => {
    const asker = await join();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => asker.ask({}, key)));
    expect(answers).toEqual(answers.map(() => answers[0]));
    await asker.ends(taskOf(answers[0] ?? { data: null }));
    expect(await asker.lines()).toEqual([['capture', -10]]);
  });

  it('[PIC-01] options tell what can be asked for, and what it costs', async () => {
    const { data } = await new Visitor(server().origin).get('/api/pictask/options');
    expect(data).toMatchObject({ styles: PICTURE_STYLES, cost: 10, isDemo: false });
    const { moods, settings } = Object(data);
    expect([moods, settings].map((values) => values.slice(0, 2))).toEqual([
      ['gentle', 'bright'],
      expect.arrayContaining([expect.any(String)]),
    ]);
  });

  it('[PIC-01] a character is shown as it looks; one that may not be seen is not', async () => {
    const [asker, maker] = [await join(), await Maker.join(server())];
    const { characterId, name } = character;
    const task = await asker.make({ characterId, prompt: '' });
    expect(task.pictures).toMatchObject([{ characterId, characterName: name }]);
    expect(studio().prompts().at(-1)).toMatch(/\b(?:woman|man|person)\b/);
    const theirs = await maker.make();
    expect(await asker.ask({ characterId: theirs })).toEqual(forbidden);
    expect(await asker.ask({ characterId: randomUUID() })).toEqual(notFound);
    expect(await asker.lines()).toEqual([['capture', -10]]);
    await maker.remove(theirs);
    expect(await asker.ask({ characterId: theirs })).toEqual(notFound);
  });

  it('[PIC-01] the pictures of a task are not the same', async () => {
    const asker = await join();
    const before = studio().prompts().length;
    await asker.make({ characterId: character.characterId, prompt: '', count: 4 });
    await asker.make({ prompt: '', count: 4 });
    expect(new Set(studio().prompts().slice(before)).size).toBe(8);
  });

  it('[PIC-01] what cannot be asked for is refused, and nothing is set aside', async () => {
    const asker = await join();
    expect([
      await asker.ask({ prompt: 'x'.repeat(PICTURE_PROMPT_MAX + 1) }),
      await asker.ask({ prompt: 'x'.repeat(10_000) }),
      await asker.ask({ prompt: 'a\0b' }),
      await asker.ask({ count: 5 }),
      await asker.ask({ count: 0 }),
    ]).toEqual([
      wrong('prompt', 'tooLong'),
      wrong('prompt', 'tooLong'),
      wrong('prompt', 'badCharacters'),
      wrong('count', 'tooLarge'),
      wrong('count', 'tooSmall'),
    ]);
    expect(await asker.lines()).toEqual([]);
    const control = await asker.make({ prompt: '\u0007\u001b[2J\r\nBy the sea\u202e' });
    expect(control.status).toBe('ready');
  });

  it('[PIC-01] a task is its owner’s alone', async () => {
    const [asker, other] = [await join(), await join()];
    const { taskId } = await asker.make();
    const answers = [
      await other.visitor.get('/api/pictask/detail', { taskId }),
      await other.act('cancel', taskId),
      await other.act('retry', taskId),
      await other.act('dismiss', taskId),
    ];
    expect(answers).toEqual(answers.map(() => forbidden));
    const none = randomUUID();
    const nothing = [
      await other.visitor.get('/api/pictask/detail', { taskId: none }),
      await other.act('cancel', none),
      await other.act('retry', none),
      await other.act('dismiss', none),
    ];
    expect(nothing).toEqual(nothing.map(() => notFound));
  });

  it('[PIC-01] a picture is shown to its owner alone', async () => {
    const [asker, other] = [await join(), await join()];
    const [picture] = (await asker.make()).pictures;
    const url = imageUrl(picture?.image ?? '', 96);
    const seenBy = async (visitor: Visitor) => (await visitor.fetch(url)).status;
    expect([
      await seenBy(asker.visitor),
      await seenBy(other.visitor),
      await seenBy(new Visitor(server().origin)),
    ]).toEqual([200, 404, 404]);
  });

  it('[PIC-01] who has too many tasks under way is told so', async () => {
    const asker = await join();
    studio().hold();
    const ids = [];
    for (let number = 0; number < PICTURE_TASKS_MAX; number += 1) ids.push(await asker.begin());
    expect(await asker.ask()).toEqual({ status: 429, errNo: 1006, data: null });
    expect((await asker.tasks()).map(({ taskId }) => taskId)).toEqual(ids.toReversed());
    for (const id of ids) await asker.act('cancel', id);
    studio().letGo();
    expect(await asker.tasks()).toEqual([]);
    expect(await asker.buyer.remaining()).toMatchObject({ tokens: WELCOME, held: 0 });
  });

  it('[PIC-01] who has too few tokens for all pictures of a task gets none of them', async () => {
    const asker = await join();
    studio().hold();
    const ids = [];
    for (let spent = 0; spent + 40 <= WELCOME; spent += 40) ids.push(await asker.begin({ count: 4 }));
    expect(await asker.ask({ count: 4 })).toEqual({ status: 403, errNo: 3101, data: null });
    expect(await asker.tasks()).toHaveLength(ids.length);
    for (const id of ids) await asker.act('cancel', id);
    studio().letGo();
    expect(await asker.buyer.remaining()).toMatchObject({ tokens: WELCOME, held: 0 });
  });

  it('[PIC-03] what failed is told of for a day, until it is put away', async () => {
    const asker = await join();
    studio().add(gives(200, 'no picture'));
    const task = await asker.make();
    expect(await asker.tasks()).toEqual([task]);
    expect(await asker.act('dismiss', task.taskId)).toEqual(success({}));
    expect(await asker.tasks()).toEqual([]);
    expect(await asker.task(task.taskId)).toEqual(task);
  });
});

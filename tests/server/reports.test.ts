import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { characterExplore } from '#contract/character.ts';
import { chatHistory } from '#contract/chat.ts';
import { pictaskCharacterRecommend, pictaskGalleryCharacters, pictaskPictureShow } from '#contract/picture.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { Asker } from './support/asker.ts';
import { appeal, profileOf, report, reportsOf, useReportRoom } from './support/reportRoom.ts';
import { conflict, messagesOf, notFound, success } from './support/talker.ts';
import type { Visitor } from './support/visitor.ts';

const [seeded] = seedCharacters;
if (seeded === undefined) throw new Error('The seed has characters');
const forbidden = { status: 403, errNo: 1003, data: null };
const blocked = { status: 403, errNo: 1015, data: null };
const room = useReportRoom();
const time: unknown = expect.any(Number);

/** Where a character can be found by somebody. */
const found = async (visitor: Visitor, characterId: string, name: string) => {
  const explore = async (query: Readonly<Record<string, string | number>>) =>
    characterExplore.response
      .parse((await visitor.get('/api/character/explore', { sort: 'new', pageSize: 60, ...query })).data)
      .characters.some((one) => one.characterId === characterId);
  const recommended = pictaskCharacterRecommend.response
    .parse((await visitor.get('/api/pictask/character/recommend')).data)
    .characters.some((one) => one.characterId === characterId);
  const portrait = await visitor.fetch(`/images/characters/${characterId}.webp?width=96`);
  return {
    explore: await explore({}),
    search: await explore({ query: name }),
    recommended,
    portrait: portrait.status,
  };
};
const EVERYWHERE = { explore: true, search: true, recommended: true, portrait: 200 };
const NOWHERE = { explore: false, search: false, recommended: false, portrait: 404 };

it('blocks a character everywhere, says why, and gives it back after an appeal', async () => {
  const [maker, fan] = [await room.joinMaker(), await room.join()];
  const name = 'Quillaria';
  const characterId = await maker.make({ visibility: 'public', name });
  await room.approve(characterId);
  await fan.say(characterId, 'Hello');
  expect(await found(fan, characterId, name)).toEqual(EVERYWHERE);

  const words = `Looks <b>young</b> ${randomUUID()}`;
  const said = { kind: 'character', targetId: characterId, reason: 'underAge' } as const;
  expect(await report(fan, { ...said, content: 'At first' })).toEqual(success({}));
  expect(await report(fan, { ...said, content: words })).toEqual(success({}));
  const escaped = words.replace('<b>', '&lt;b&gt;').replace('</b>', '&lt;/b&gt;');
  const article = await room.articleOf(escaped);
  for (const shown of ['character: A minor', name, 'Upholding blocks the companion everywhere'])
    expect(article).toContain(shown);
  expect(await room.decide(escaped, 'uphold', '')).toBe('reason');
  expect(await room.decide(escaped, 'uphold', 'She is described as a pupil.')).toBe('upheld');
  expect(await room.decide(escaped, 'dismiss', 'Too late', article)).toBe('changed');

  expect(await found(fan, characterId, name)).toEqual(NOWHERE);
  expect(await profileOf(fan, characterId)).toMatchObject({
    isGone: true,
    isBlocked: true,
    description: '',
    gallery: [],
  });
  expect(await fan.say(characterId, 'Are you there?')).toEqual(blocked);
  expect((await fan.get('/api/chat/history', { characterId })).errNo).toBe(0);
  expect(await (await room.join()).say(characterId, 'Hello')).toEqual(notFound);
  expect(await maker.visitor.say(characterId, 'Hello')).toEqual(blocked);
  expect((await maker.list()).map(({ status }) => status)).toEqual(['blocked']);
  expect(await maker.update(characterId, { tagline: 'Older now.' })).toEqual(conflict);
  expect(await report(fan, said)).toEqual(notFound);

  const mine = {
    reportId: expect.any(String),
    kind: 'character',
    name,
    reason: 'underAge',
    decisionReason: 'She is described as a pupil.',
    decideTime: time,
  };
  expect(await reportsOf(maker.visitor)).toEqual({ reports: [], blocks: [{ ...mine, appeal: null }] });
  const asked = { content: 'She is a teacher.', createTime: time, decision: null };
  expect(await appeal(maker.visitor, 'She is a teacher.')).toEqual(success({ ...mine, appeal: asked }));
  expect(await appeal(maker.visitor, 'Please!')).toEqual(conflict);
  expect(await room.decide('She is a teacher.', 'uphold', 'So it is.')).toBe('upheld');
  const granted = { isGranted: true, reason: 'So it is.', createTime: time };
  expect(await reportsOf(maker.visitor)).toEqual({
    reports: [],
    blocks: [{ ...mine, appeal: { ...asked, decision: granted } }],
  });
  expect(await found(fan, characterId, name)).toEqual(EVERYWHERE);
  expect((await fan.say(characterId, 'Are you there?')).errNo).toBe(0);
  expect((await reportsOf(fan)).reports).toEqual([
    {
      kind: 'character',
      reason: 'underAge',
      reportId: expect.any(String),
      name,
      content: words,
      status: 'overturned',
      createTime: time,
    },
  ]);
});

it('takes a message back in its conversation, where it cannot be heard or reported, until an appeal is upheld', async () => {
  const [talker, stranger] = [await room.join(), await room.join()];
  const { characterId } = seeded;
  const answer = messagesOf(await talker.say(characterId, 'Tell me something')).at(-1);
  if (answer === undefined) throw new Error('There is no answer');
  const target = { kind: 'message', targetId: answer.msgId, reason: 'selfHarm' } as const;
  expect(await report(stranger, target)).toEqual(notFound);
  const content = randomUUID();
  expect(await report(talker, { ...target, content })).toEqual(success({}));
  expect(await room.articleOf(content)).toContain('Tell me something');
  expect(await room.decide(content, 'uphold', 'It goes too far.')).toBe('upheld');

  const seen = async () =>
    chatHistory.response
      .parse((await talker.get('/api/chat/history', { characterId })).data)
      .messages.find(({ msgId }) => msgId === answer.msgId);
  expect(await seen()).toEqual({ ...answer, text: '', isTakenBack: true });
  expect(await talker.post('/api/chat/play-audio', { characterId, msgId: answer.msgId })).toEqual(notFound);
  expect(await report(talker, target)).toEqual(notFound);
  expect(await appeal(stranger, 'Mine!')).toMatchObject({ errNo: 1001 });
  const [block] = (await reportsOf(talker)).blocks;
  expect(await stranger.post('/api/report/appeal', { reportId: block?.reportId, content: 'x' })).toEqual(notFound);
  expect(await appeal(talker, 'It was a joke.')).toMatchObject({ errNo: 0 });
  expect(await room.decide('It was a joke.', 'uphold', 'A joke.')).toBe('upheld');
  expect(await seen()).toEqual(answer);
});

it('blocks a picture in gallery, chat and files; a dismissed appeal is final', async () => {
  const [asker, other] = [await room.joinAsker(), await room.join()];
  const [picture] = (await asker.make({ characterId: seeded.characterId, prompt: 'A small boat' })).pictures;
  if (picture === undefined) throw new Error('There is no picture');
  const { visitor } = asker;
  const shown = { pictureId: picture.pictureId, characterId: seeded.characterId };
  expect((await visitor.post('/api/pictask/picture/show', shown)).errNo).toBe(0);
  const target = { kind: 'picture', targetId: picture.pictureId, reason: 'realPerson' } as const;
  expect(await report(other, target)).toEqual(forbidden);
  const content = randomUUID();
  expect(await report(visitor, { ...target, content })).toEqual(success({}));
  const reportId = (await reportsOf(visitor)).reports[0]?.reportId;
  expect((await room.operator(`/reports/${reportId}/picture`)).status).toBe(200);
  expect(await room.decide(content, 'uphold', 'It is an actress.')).toBe('upheld');

  const places = async () => ({
    gallery: (await asker.gallery()).pictures.length,
    task: (await asker.task(picture.taskId)).pictures.length,
    chat: chatHistory.response
      .parse((await visitor.get('/api/chat/history', { characterId: seeded.characterId })).data)
      .messages.map(({ image }) => image),
    file: (await visitor.fetch(`/images/${picture.image}?width=96`)).status,
    download: (await visitor.fetch(`/api/pictask/picture/download?pictureId=${picture.pictureId}`)).status,
  });
  const gone = { gallery: 0, task: 0, chat: [null, null], file: 404, download: 404 };
  expect(await places()).toEqual(gone);
  expect(await visitor.post('/api/pictask/picture/delete', { pictureId: picture.pictureId })).toEqual(notFound);
  expect(await appeal(visitor, 'It is nobody.')).toMatchObject({ errNo: 0 });
  expect(await room.decide('It is nobody.', 'dismiss', 'It is her.')).toBe('dismissed');
  expect(await places()).toEqual(gone);
  expect(await appeal(visitor, 'Again.')).toEqual(conflict);
  expect((await reportsOf(visitor)).blocks.map(({ appeal: one }) => one?.decision)).toEqual([
    { isGranted: false, reason: 'It is her.', createTime: time },
  ]);
});

it('gives a picture back to gallery and chat after an upheld appeal', async () => {
  const asker = await room.joinAsker();
  const { visitor } = asker;
  const [picture] = (await asker.make()).pictures;
  if (picture === undefined) throw new Error('There is no picture');
  const { characterId } = seeded;
  await visitor.post('/api/pictask/picture/show', { pictureId: picture.pictureId, characterId });
  const content = randomUUID();
  await report(visitor, { kind: 'picture', targetId: picture.pictureId, content });
  await room.decide(content, 'uphold', 'No.');
  const words = randomUUID();
  await appeal(visitor, words);
  await room.decide(words, 'uphold', 'Yes.');
  const { messages } = chatHistory.response.parse((await visitor.get('/api/chat/history', { characterId })).data);
  expect(messages.map(({ image }) => image)).toEqual([null, picture.image]);
  expect((await asker.gallery()).pictures).toEqual([picture]);
});

it('takes the pictures of a blocked character from galleries and conversations, until an appeal is upheld', async () => {
  const [maker, asker] = [await room.joinMaker(), await room.joinAsker()];
  const { visitor } = asker;
  const name = 'Tamsinelle';
  const characterId = await maker.make({ visibility: 'public', name });
  await room.approve(characterId);
  const [picture] = (await asker.make({ characterId, prompt: 'A small boat' })).pictures;
  const other = (await asker.make({ characterId: seeded.characterId })).pictures;
  const own = await new Asker(maker.visitor).make({ characterId });
  if (picture === undefined) throw new Error('There is no picture');
  const { pictureId } = picture;
  const { data: shown } = await visitor.post('/api/pictask/picture/show', { pictureId, characterId });
  const { msgId } = pictaskPictureShow.response.parse(shown);
  await visitor.post('/api/pictask/picture/show', { pictureId, characterId: seeded.characterId });

  const history = async (id: string) =>
    chatHistory.response.parse((await visitor.get('/api/chat/history', { characterId: id })).data).messages;
  const statusOf = async (path: string) => (await visitor.fetch(path)).status;
  const places = async () => ({
    gallery: (await asker.gallery()).pictures.map(({ image }) => image),
    characters: pictaskGalleryCharacters.response.parse((await visitor.get('/api/pictask/gallery/characters')).data),
    task: (await asker.task(picture.taskId)).pictures.length,
    makers: (await new Asker(maker.visitor).task(own.taskId)).pictures.length,
    chat: (await history(characterId)).map(({ image, frame }) => [image, frame === undefined]),
    elsewhere: (await history(seeded.characterId)).map(({ image }) => image),
    file: await statusOf(`/images/${picture.image}?width=96`),
    detail: (await visitor.get('/api/chat/image-detail', { msgId })).errNo,
    download: await statusOf(`/api/pictask/picture/download?pictureId=${pictureId}`),
    taken: JSON.stringify(await (await visitor.fetch(`/api/chat/export?characterId=${characterId}`)).json()).includes(
      picture.image,
    ),
  });
  const before = await places();
  expect(before).toMatchObject({
    gallery: [other[0]?.image, picture.image],
    characters: { count: 2 },
    task: 1,
    makers: 1,
    elsewhere: [null, picture.image],
    file: 200,
    detail: 0,
    download: 200,
    taken: true,
  });
  const content = randomUUID();
  await report(visitor, { kind: 'character', targetId: characterId, content });
  expect(await room.decide(content, 'uphold', 'She is a pupil.')).toBe('upheld');
  expect(await places()).toEqual({
    gallery: [other[0]?.image],
    characters: { characters: [expect.objectContaining({ characterId: seeded.characterId, count: 1 })], count: 1 },
    task: 0,
    makers: 0,
    chat: before.chat.map(() => [null, true]),
    elsewhere: [null, null],
    file: 404,
    detail: 1004,
    download: 404,
    taken: false,
  });
  const words = randomUUID();
  await appeal(maker.visitor, words);
  expect(await room.decide(words, 'uphold', 'She is not.')).toBe('upheld');
  expect(await places()).toEqual(before);
});

it('blocks all characters of a person, who publishes no more, until an appeal is upheld', async () => {
  const [maker, fan] = [await room.joinMaker(), await room.join()];
  const [name, other] = ['Brindlewyn', 'Corvanthe'];
  const ids = [
    await maker.make({ visibility: 'public', name }),
    await maker.make({ visibility: 'public', name: other }),
  ];
  for (const id of ids) await room.approve(id);
  for (const id of ids) await fan.say(id, 'Hello');
  const [first = '', second = ''] = ids;
  expect(await report(fan, { kind: 'person', targetId: seeded.characterId })).toEqual(notFound);
  expect(await report(maker.visitor, { kind: 'person', targetId: first })).toEqual(forbidden);
  const content = randomUUID();
  expect(await report(fan, { kind: 'person', targetId: first, reason: 'spam', content })).toEqual(success({}));
  expect(await room.articleOf(content)).toContain(other);
  expect(await room.decide(content, 'uphold', 'They copy others.')).toBe('upheld');
  expect([await found(fan, first, name), await found(fan, second, other)]).toEqual([NOWHERE, NOWHERE]);
  expect(await maker.ask({ visibility: 'public' })).toEqual(blocked);
  expect(await maker.ask({ visibility: 'unlisted' })).toEqual(blocked);
  const own = await maker.make({ visibility: 'private' });
  expect(await maker.update(own, { visibility: 'public' })).toEqual(blocked);
  expect((await reportsOf(maker.visitor)).blocks).toMatchObject([{ kind: 'person', name: '' }]);
  const words = randomUUID();
  await appeal(maker.visitor, words);
  expect(await room.decide(words, 'uphold', 'They were first.')).toBe('upheld');
  expect([await found(fan, first, name), await found(fan, second, other)]).toEqual([EVERYWHERE, EVERYWHERE]);
  expect((await maker.update(own, { visibility: 'unlisted' })).errNo).toBe(0);
});

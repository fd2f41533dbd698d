import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { FIND_A_HELP_LINE } from '#contract/care.ts';
import { appeal, report, reportsOf, useReportRoom } from './support/reportRoom.ts';
import { Talker } from './support/talker.ts';

const room = useReportRoom();
/** How many texts were judged to tell of self-harm. */
const counted = async () =>
  (await room.tables())['need_counts']?.find(({ kind }) => kind === 'selfHarm')?.['count'] ?? 0;
const kept = async (reportId: string | undefined) =>
  (await room.tables())['reports']?.find(({ id }) => id === reportId)?.['judgement'];

it('[M-12] operators read what was judged of what was said before what is reported, and of what is said with the report', async () => {
  const fan = await room.joinAsker();
  const [, answer] = await new Talker(fan.visitor).say('My little daughter loves Taylor Swift');
  const words = randomUUID();
  const content = `I want to kill myself ${words}`;
  expect(await report(fan.visitor, { kind: 'message', targetId: answer.msgId, content })).toMatchObject({
    errNo: 0,
    data: { help: { kind: 'selfHarm', elsewhere: FIND_A_HELP_LINE } },
  });
  const article = (await room.articleOf(words)).replaceAll(/\s+/gu, ' ');
  expect(article).toContain('<dt>judged: before</dt> <dd dir="auto">mentions a minor, a real person</dd>');
  expect(article).toMatch(/<dt>who said it may need help<\/dt> <dd dir="auto">self-harm/u);

  const [{ reportId } = { reportId: '' }] = (await reportsOf(fan.visitor)).reports;
  expect(await counted()).toBe(1);
  expect(await kept(reportId)).toMatchObject({ need: { kind: 'selfHarm' }, content: { minor: null } });
  const exported = JSON.stringify((await fan.visitor.get('/api/user/export')).data);
  expect([exported.includes(words), /judgement|selfHarm|realPerson/u.test(exported)]).toEqual([true, false]);
  await room.decide(words, 'dismiss', 'Nothing is wrong.');
  await fan.leave();
  expect(await kept(reportId)).toBeNull();
});

const helped = { errNo: 0, data: { help: { kind: 'selfHarm', elsewhere: FIND_A_HELP_LINE } } };
const IN_NEED = 'I want to kill myself';

it('[M-12] whoever tells of a need where they ask for another review is given help lines, and counts once', async () => {
  const [maker, fan] = [await room.joinMaker(), await room.join()];
  const appealed = async (words: string) => {
    const [content, targetId] = [randomUUID(), await maker.make({ visibility: 'unlisted' })];
    await report(fan, { kind: 'character', targetId, content });
    await room.decide(content, 'uphold', 'No.');
    return appeal(maker.visitor, words);
  };
  const before = Number(await counted());
  const { data } = await appealed('She is a teacher');
  expect(data).toEqual((await reportsOf(maker.visitor)).blocks[0]);
  expect(await counted()).toBe(before);
  expect(await appealed(IN_NEED)).toMatchObject(helped);
  expect(await counted()).toBe(before + 1);
});

it('[M-12] whoever tells of a need where they say what is wrong with an answer is given help lines, and counts once', async () => {
  const talker = new Talker(await room.join());
  const [, { msgId }] = await talker.say('Hello');
  const key = { 'idempotency-key': randomUUID() };
  const wrong = (content: string, headers?: typeof key) =>
    talker.visitor.post('/api/chat/feedback', { msgId, content, tags: ['other'] }, headers);
  const before = Number(await counted());
  const { data } = await wrong('It forgot my name');
  expect(data).toEqual({ message: (await talker.history()).messages.at(-1) });
  expect(await counted()).toBe(before);
  for (let times = 0; times < 2; times += 1) expect(await wrong(IN_NEED, key)).toMatchObject(helped);
  expect(await counted()).toBe(before + 1);
});

import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { FIND_A_HELP_LINE } from '#contract/care.ts';
import { appeal, report, reportsOf, useReportRoom } from './support/reportRoom.ts';
import { Talker } from './support/talker.ts';

const room = useReportRoom();
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
  expect(await kept(reportId)).toMatchObject({ need: { kind: 'selfHarm' }, content: { minor: null } });
  const exported = JSON.stringify((await fan.visitor.get('/api/user/export')).data);
  expect([exported.includes(words), /judgement|selfHarm|realPerson/u.test(exported)]).toEqual([true, false]);
  await room.decide(words, 'dismiss', 'Nothing is wrong.');
  await fan.leave();
  expect(await kept(reportId)).toBeNull();
});

const helped = { errNo: 0, data: { help: { kind: 'selfHarm', elsewhere: FIND_A_HELP_LINE } } };

it('[M-12] whoever tells of a need where they ask for another review is given help lines', async () => {
  const [maker, fan] = [await room.joinMaker(), await room.join()];
  const words = randomUUID();
  for (const [content, answer] of [
    [`I want to kill myself ${words}`, helped],
    [`She is a teacher ${words}`, { errNo: 0, data: expect.not.objectContaining({ help: expect.anything() }) }],
  ] as const) {
    const targetId = await maker.make({ visibility: 'unlisted' });
    await report(fan, { kind: 'character', targetId, content });
    await room.decide(content, 'uphold', 'No.');
    expect(await appeal(maker.visitor, content)).toMatchObject(answer);
  }
});

it('[M-12] whoever tells of a need where they say what is wrong with an answer is given help lines', async () => {
  const talker = new Talker(await room.join());
  const [, { msgId }] = await talker.say('Hello');
  const judged = (content: string) => talker.post('/api/chat/feedback', { msgId, content, tags: ['other'] });
  expect(await judged('I want to kill myself')).toMatchObject({
    ...helped,
    data: { message: { msgId }, ...helped.data },
  });
  const { data } = await judged('It forgot my name');
  expect(Object.keys(data ?? {})).toEqual(['message']);
});

import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { harmless } from './support/harmless.ts';
import { appeal, profileOf, report, reportsOf, useReportRoom } from './support/reportRoom.ts';
import { conflict, notFound, success } from './support/talker.ts';

const forbidden = { status: 403, errNo: 1003, data: null };
const room = useReportRoom();
const time: unknown = expect.any(Number);

it('leaves what is dismissed as it is, and can be reported anew', async () => {
  const [maker, fan] = [await room.joinMaker(), await room.join()];
  const characterId = await maker.make({ visibility: 'unlisted' });
  const target = { kind: 'character', targetId: characterId } as const;
  expect(await report(maker.visitor, target)).toEqual(forbidden);
  const content = randomUUID();
  await report(fan, { ...target, content });
  expect(await room.decide(content, 'dismiss', 'Nothing is wrong.')).toBe('dismissed');
  expect((await profileOf(fan, characterId)).isBlocked).toBe(false);
  expect(await report(fan, target)).toEqual(success({}));
  expect((await reportsOf(fan)).reports.map(({ status }) => status)).toEqual(['open', 'dismissed']);
  expect(await reportsOf(maker.visitor)).toEqual({ reports: [], blocks: [] });
});

it('decides all open reports of one thing when one is upheld, and logs each decision whole and for good', async () => {
  const [maker, one, other] = [await room.joinMaker(), await room.join(), await room.join()];
  const characterId = await maker.make({ visibility: 'unlisted' });
  const [first, second] = [randomUUID(), randomUUID()];
  await report(one, { kind: 'character', targetId: characterId, content: first });
  await report(other, { kind: 'character', targetId: characterId, content: second });
  expect(await room.decide(first, 'uphold', 'No.')).toBe('upheld');
  await appeal(maker.visitor, `Why ${first}`);
  await room.decide(`Why ${first}`, 'uphold', 'Yes after all.');
  const [{ reportId: firstId } = { reportId: '' }] = (await reportsOf(one)).reports;
  const [{ reportId: secondId } = { reportId: '' }] = (await reportsOf(other)).reports;
  expect((await reportsOf(other)).reports.map(({ status }) => status)).toEqual(['overturned']);
  const rows = (await room.tables())['report_decisions']?.filter((row) => row['target_id'] === characterId);
  const row = { id: time, kind: 'character', target_id: characterId, operator: 'olga', create_time: time };
  expect(rows?.toSorted((a, b) => Number(a['id']) - Number(b['id']))).toEqual([
    { ...row, report_id: firstId, decision: 'upheld', reason: 'No.' },
    { ...row, report_id: secondId, decision: 'upheld', reason: 'No.' },
    { ...row, report_id: firstId, decision: 'appealUpheld', reason: 'Yes after all.' },
  ]);
});

it('changes and deletes no decision that is logged, nor all of them', async () => {
  const [maker, fan] = [await room.joinMaker(), await room.join()];
  const characterId = await maker.make({ visibility: 'unlisted' });
  const content = randomUUID();
  await report(fan, { kind: 'character', targetId: characterId, content });
  expect(await room.decide(content, 'dismiss', 'Fine.')).toBe('dismissed');
  const logged = async () => (await room.tables())['report_decisions'];
  const before = await logged();
  const client = new Client({ connectionString: room.url() });
  await client.connect();
  try {
    for (const [statement, operation, constraint] of [
      [`UPDATE report_decisions SET reason = 'Other.' WHERE target_id = '${characterId}'`, 'UPDATE', 'stay'],
      [`DELETE FROM report_decisions WHERE target_id = '${characterId}'`, 'DELETE', 'stay'],
      ['TRUNCATE report_decisions', 'TRUNCATE', 'are_kept'],
    ] as const)
      await expect(client.query(statement)).rejects.toMatchObject({
        code: '23514',
        constraint: `report_decisions_${constraint}`,
        message: `decisions only grow: ${operation} on report_decisions was refused`,
      });
  } finally {
    await client.end();
  }
  expect(before?.filter((row) => row['target_id'] === characterId)).toHaveLength(1);
  expect(await logged()).toEqual(before);
});

it('lets operators see what was deleted since', async () => {
  const asker = await room.joinAsker();
  const [picture] = (await asker.make({ prompt: 'A lighthouse' })).pictures;
  const content = randomUUID();
  await report(asker.visitor, { kind: 'picture', targetId: picture?.pictureId ?? '', content });
  const reportId = (await reportsOf(asker.visitor)).reports[0]?.reportId;
  await asker.leave();
  expect(await room.articleOf(content)).toContain('A lighthouse');
  expect((await room.operator(`/reports/${reportId}/picture`)).status).toBe(200);
  expect(await room.decide(content, 'dismiss', 'Fine.')).toBe('dismissed');
  await expect.poll(async () => (await room.operator(`/reports/${reportId}/picture`)).status).toBe(404);
  expect(await room.reportText(reportId)).toEqual({ texts: [], content: '', image: null, appeal: null });
});

it('keeps no words or picture of who is gone once that is decided, and asks nobody to decide their appeal', async () => {
  const asker = await room.joinAsker();
  const [picture] = (await asker.make({ prompt: 'A lighthouse' })).pictures;
  const content = randomUUID();
  await report(asker.visitor, { kind: 'picture', targetId: picture?.pictureId ?? '', content });
  const reportId = (await reportsOf(asker.visitor)).reports[0]?.reportId;
  expect(await room.decide(content, 'uphold', 'No.')).toBe('upheld');
  const words = randomUUID();
  await appeal(asker.visitor, words);
  const page = await room.articleOf(words);
  expect(await room.reportText(reportId)).toEqual({
    texts: [{ field: 'prompt', text: 'A lighthouse', content: harmless.content }],
    content,
    image: picture?.image,
    appeal: words,
  });
  await asker.leave();
  expect(await room.reportText(reportId)).toEqual({ texts: [], content: '', image: null, appeal: null });
  expect(await room.decide(words, 'uphold', 'Yes.', page)).toBe('changed');
  await expect.poll(async () => (await room.operator(`/reports/${reportId}/picture`)).status).toBe(404);
});

it('keeps what a maker may still appeal with when who reported it is gone, but not what they said', async () => {
  const [maker, fan] = [await room.joinMaker(), await room.joinAsker()];
  const characterId = await maker.make({ visibility: 'unlisted' });
  const content = randomUUID();
  await report(fan.visitor, { kind: 'character', targetId: characterId, content });
  expect(await room.decide(content, 'uphold', 'No.')).toBe('upheld');
  const reportId = (await reportsOf(maker.visitor)).blocks[0]?.reportId;
  const before = await room.reportText(reportId);
  await fan.leave();
  expect(await room.reportText(reportId)).toEqual({ ...before, content: '' });
  const words = randomUUID();
  expect(await appeal(maker.visitor, words)).toMatchObject({ errNo: 0 });
  expect(await room.decide(words, 'uphold', 'Yes.')).toBe('upheld');
});

it('takes an appeal once, whatever becomes of the answer, and none but for what stays blocked', async () => {
  const [maker, fan] = [await room.joinMaker(), await room.join()];
  const characterId = await maker.make({ visibility: 'unlisted' });
  const content = randomUUID();
  await report(fan, { kind: 'character', targetId: characterId, content });
  const [open] = (await reportsOf(fan)).reports;
  const asked = { reportId: open?.reportId, content: 'Please.' };
  expect(await maker.visitor.post('/api/report/appeal', asked)).toEqual(notFound);
  await room.decide(content, 'uphold', 'No.');
  expect(await fan.post('/api/report/appeal', asked)).toEqual(notFound);
  const key = { 'idempotency-key': randomUUID() };
  const answer = await maker.visitor.post('/api/report/appeal', asked, key);
  expect(answer.errNo).toBe(0);
  expect(await maker.visitor.post('/api/report/appeal', asked, key)).toEqual(answer);
  expect(await maker.visitor.post('/api/report/appeal', asked)).toEqual(conflict);
});

it('leads operators from each queue to the others', async () => {
  for (const path of ['/reports', '/reviews', '/payments']) {
    const page = await (await room.operator(path)).text();
    for (const queue of ['reviews', 'reports', 'payments']) expect(page).toContain(`href="/operator/${queue}"`);
  }
});

it('lets nobody into the queue without the key', async () => {
  const { origin } = room.server();
  for (const path of ['/operator/reports', `/operator/reports/${randomUUID()}/picture`])
    expect((await fetch(new URL(path, origin))).status).toBe(401);
});

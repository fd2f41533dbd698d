import { expect, it } from 'vitest';
import type { PictureTask } from '#contract/picture.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { gives, givesBase64, type ImagesBehaviour, startsAndCuts } from './support/imagesServer.ts';
import { blankPicture } from './support/samplePicture.ts';
import { success } from './support/talker.ts';
import { usePictures, WELCOME } from './support/usePictures.ts';

const refuses = gives(
  400,
  JSON.stringify({ error: { code: 'content_policy_violation', type: 'invalid_request_error', message: 'no' } }),
);
const times = (count: number, behaviour: ImagesBehaviour): ImagesBehaviour[] =>
  Array.from({ length: count }, () => behaviour);

describeOnDatabases('pictures that cannot be made', (kind) => {
  const { studio, join, files } = usePictures(kind);

  const paid = { tokens: WELCOME - 10, held: 0, debt: 0, expiring: [] };
  const unpaid = { ...paid, tokens: WELCOME };
  const end = ({ status, refusal, failure, pictures }: PictureTask) => ({
    status,
    refusal,
    failure,
    pictures: pictures.length,
  });

  it.each<readonly [string, readonly ImagesBehaviour[], number, Partial<ReturnType<typeof end>>]>([
    ['is refused', [refuses], 1, { status: 'refused', refusal: 'other' }],
    ['gets no picture', [gives(200, 'no picture')], 1, { status: 'failed', failure: 'badAnswer' }],
    [
      'gets a picture that is none',
      [givesBase64(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
      1,
      { status: 'failed', failure: 'badAnswer' },
    ],
    ['gets a blank', [givesBase64(blankPicture(64, 64))], 1, { status: 'failed', failure: 'badAnswer' }],
    ['gets a huge picture', [givesBase64(blankPicture(9000, 9000))], 1, { status: 'failed', failure: 'badAnswer' }],
    ['comes too often', times(4, gives(429, '{}')), 4, { status: 'failed', failure: 'busy' }],
    ['meets two breakdowns', times(2, gives(500, '')), 2, { status: 'failed', failure: 'interrupted' }],
    ['gets two halves', times(2, startsAndCuts), 2, { status: 'failed', failure: 'interrupted' }],
    ['gets two time-outs', times(2, gives(504, '')), 2, { status: 'failed', failure: 'timedOut' }],
    [
      'gets half of one and a breakdown, after a crowd',
      [gives(429, '{}'), startsAndCuts, gives(500, '')],
      3,
      { status: 'failed', failure: 'interrupted' },
    ],
  ])('[PIC-03] [N-40] whoever %s pays nothing', async (_what, behaviours, asked, expected) => {
    const asker = await join();
    const [before, there] = [studio().requests.length, await files()];
    studio().add(...behaviours);
    const task = await asker.make();
    expect(end(task)).toEqual({ refusal: null, failure: null, pictures: 0, ...expected });
    expect(studio().requests.length - before).toBe(asked);
    expect(await asker.buyer.remaining()).toEqual(unpaid);
    expect(await asker.lines()).toEqual([['void', 0]]);
    await expect.poll(files).toEqual(there);
    expect(await asker.tasks()).toEqual([task]);
  });

  it('[PIC-03] what the content rules refuse never reaches whoever makes pictures', async () => {
    const asker = await join();
    const before = studio().requests.length;
    const task = await asker.make({ prompt: 'A girl of 15 years' });
    expect(end(task)).toEqual({ status: 'refused', refusal: 'underAge', failure: null, pictures: 0 });
    expect(studio().requests.length).toBe(before);
    expect(await asker.buyer.remaining()).toEqual(unpaid);
  });

  it('[PIC-03] a trouble that passes is waited out', async () => {
    const asker = await join();
    studio().add(gives(429, '{}', { 'retry-after': '1' }), startsAndCuts);
    expect(end(await asker.make())).toEqual({ status: 'ready', refusal: null, failure: null, pictures: 1 });
    expect(await asker.buyer.remaining()).toEqual(paid);
  });

  it('[PIC-03] [N-40] a breakdown is tried again once', async () => {
    const asker = await join();
    const before = studio().requests.length;
    studio().add(gives(500, ''));
    expect(end(await asker.make())).toEqual({ status: 'ready', refusal: null, failure: null, pictures: 1 });
    expect(studio().requests.length - before).toBe(2);
  });

  it('[PIC-03] of several pictures the last one fails: none of them stays, and nothing is paid', async () => {
    const asker = await join();
    const there = await files();
    const picture = givesBase64(blankPicture(256, 384));
    studio().add(picture, picture, gives(200, 'no picture'));
    const task = await asker.make({ count: 3 });
    expect(end(task)).toEqual({ status: 'failed', refusal: null, failure: 'badAnswer', pictures: 0 });
    await expect.poll(files).toEqual(there);
    expect(await asker.buyer.remaining()).toEqual(unpaid);
  });

  it('[PIC-01] what failed is tried again for tokens that are set aside anew', async () => {
    const asker = await join();
    studio().add(gives(200, 'no picture'));
    const failed = await asker.make();
    const key = '0b6ff7a2';
    const retried = await asker.act('retry', failed.taskId, key);
    expect(retried).toEqual(success({ ...failed, status: 'queued', progress: 0, failure: null }));
    expect(await asker.act('retry', failed.taskId, key)).toEqual(retried);
    expect(end(await asker.ends(failed.taskId))).toMatchObject({ status: 'ready', pictures: 1 });
    expect(await asker.lines()).toEqual([
      ['capture', -10],
      ['void', 0],
    ]);
    expect(await asker.act('retry', failed.taskId)).toEqual({ status: 409, errNo: 1005, data: null });
  });

  it('[PIC-01] cancelled, it ends at whoever makes the picture too, and costs nothing', async () => {
    const asker = await join();
    const there = await files();
    studio().hold();
    const taskId = await asker.begin({ count: 2 });
    const [held] = await studio().holds(1);
    const request = studio().requests.at(-1);
    expect(await asker.sees(taskId, ({ status }) => status === 'making')).toMatchObject({ progress: 0 });
    held?.letGo();
    await asker.sees(taskId, ({ progress }) => progress === 50);
    await studio().holds(1);
    const second = studio().requests.at(-1);
    const cancelled = await asker.act('cancel', taskId);
    expect(cancelled).toMatchObject({ errNo: 0, data: { status: 'cancelled', progress: 50, pictures: [] } });
    expect([await request?.hungUp, await second?.hungUp]).toEqual([false, true]);
    studio().letGo();
    expect(await asker.act('cancel', taskId)).toEqual(cancelled);
    expect(await asker.buyer.remaining()).toEqual(unpaid);
    expect(await asker.tasks()).toEqual([]);
    await expect.poll(files).toEqual(there);
  });

  it('[PIC-03] deleted with the account while it is made, nothing of it stays', async () => {
    const asker = await join();
    const there = await files();
    await asker.make();
    studio().hold();
    await asker.begin();
    await studio().holds(1);
    const request = studio().requests.at(-1);
    await asker.leave();
    expect(await request?.hungUp).toBe(true);
    studio().letGo();
    await expect.poll(files).toEqual(there);
  });
});

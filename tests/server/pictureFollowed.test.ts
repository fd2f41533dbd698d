import { expect, it } from 'vitest';
import { pictaskDetail, type PictureTask, standOf } from '#contract/picture.ts';
import { Asker } from './support/asker.ts';
import { startStudio } from './support/studio.ts';
import { startTestServer } from './support/testServer.ts';

/** Asks after a task until it stands otherwise than it was seen; gives how it stands then. */
const follow = async ({ visitor }: Asker, seen: readonly PictureTask[]) => {
  const [task] = seen;
  const answer = await visitor.get('/api/pictask/detail', { taskId: task?.taskId ?? '', seen: standOf(seen) });
  return pictaskDetail.response.parse(answer.data);
};

it('[PIC-01] [N-37] a question is held until the picture is there, and answered at once where something has changed', async () => {
  await using studio = await startStudio();
  await using server = await startTestServer(studio.env);
  const asker = await Asker.join(server);
  studio.hold();
  const taskId = await asker.begin();
  await studio.holds(1);
  const making = await asker.sees(taskId, ({ status }) => status === 'making');
  const following = follow(asker, [making]);
  const early = await Promise.race([following, follow(asker, [{ ...making, status: 'queued' }])]);
  expect(early).toEqual(making);
  studio.letGo();
  expect(await following).toMatchObject({ status: 'ready', progress: 100 });
});

it('[N-37] what happens to another task of the person is told too, and what has ended is not waited for', async () => {
  await using studio = await startStudio();
  await using server = await startTestServer(studio.env);
  const asker = await Asker.join(server);
  studio.hold();
  const [first, second] = [await asker.begin(), await asker.begin()];
  await studio.holds(1);
  const making = await asker.sees(first, ({ status }) => status === 'making');
  const queued = await asker.task(second);
  const following = follow(asker, [queued, making]);
  expect(await asker.act('cancel', first)).toMatchObject({ errNo: 0 });
  expect((await following).taskId).toBe(second);
  studio.letGo();
  const ready = await asker.ends(second);
  expect(await follow(asker, [ready])).toEqual(ready);
});

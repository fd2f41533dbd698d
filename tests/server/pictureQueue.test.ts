import { expect, it } from 'vitest';
import { Asker } from './support/asker.ts';
import { startStudio } from './support/studio.ts';
import { startTestServer } from './support/testServer.ts';

it('[PIC-01] [N-34] as many pictures are made at once as the configuration says', async () => {
  await using studio = await startStudio();
  await using server = await startTestServer({ ...studio.env, IMAGE_AT_ONCE: '3' });
  studio.hold();
  const askers = await Promise.all(Array.from({ length: 4 }, () => Asker.join(server)));
  const asked: [Asker, string][] = [];
  for (const asker of askers) asked.push([asker, await asker.begin()]);
  await studio.holds(3);
  const stand = async () =>
    (await Promise.all(asked.map(([asker, taskId]) => asker.task(taskId)))).map(({ status }) => status);
  expect((await stand()).toSorted()).toEqual(['making', 'making', 'making', 'queued']);
  studio.letGo();
  await Promise.all(asked.map(([asker, taskId]) => asker.ends(taskId)));
  expect(await stand()).toEqual(['ready', 'ready', 'ready', 'ready']);
});

it('[PIC-01] [N-34] requests that nothing is heard of end, cost nothing, and let others come', async () => {
  await using studio = await startStudio();
  const limits = { IMAGE_AT_ONCE: '2', IMAGE_SILENCE_SECONDS: '1' };
  await using server = await startTestServer({ ...studio.env, ...limits });
  studio.hold();
  const [one, other, third] = [await Asker.join(server), await Asker.join(server), await Asker.join(server)];
  const [first, second, last] = [await one.begin(), await other.begin(), await third.begin()];
  const stuck = { status: 'failed', failure: 'timedOut', pictures: [] };
  expect(await one.ends(first)).toMatchObject(stuck);
  expect(await other.ends(second)).toMatchObject(stuck);
  studio.letGo();
  expect(await third.ends(last)).toMatchObject({ status: 'ready', failure: null });
  expect(await Promise.all([one, other].map((asker) => asker.buyer.remaining()))).toEqual(
    Array.from({ length: 2 }, () => ({ tokens: 100, held: 0, debt: 0, expiring: [] })),
  );
});

import { afterAll, expect, it } from 'vitest';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { allows, flags, startModerationServer } from './support/moderationServer.ts';
import { usePictures, WELCOME } from './support/usePictures.ts';

const judge = await startModerationServer();
afterAll(() => judge[Symbol.asyncDispose]());
const refusesPicture = flags('data:image/webp;base64,', 'violence');

describeOnDatabases('pictures that are looked at before they are shown', (kind) => {
  const { join, files } = usePictures(kind, { env: { MODERATION_BASE_URL: judge.baseUrl } });
  const unpaid = { tokens: WELCOME, held: 0, debt: 0, expiring: [] };

  it('[PIC-03] one that the content rules refuse is kept by nobody, and costs nothing', async () => {
    const asker = await join();
    const there = await files();
    judge.add(allows, allows, refusesPicture);
    const { status, refusal, pictures } = await asker.make({ prompt: 'A lighthouse', count: 2 });
    expect({ status, refusal, pictures }).toEqual({ status: 'refused', refusal: 'violence', pictures: [] });
    expect(await asker.buyer.remaining()).toEqual(unpaid);
    await expect.poll(files).toEqual(there);
  });
});

import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { characterDetail } from '#contract/characterProfile.ts';
import { imageUrl } from '#contract/image.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { Maker } from './support/maker.ts';
import { success } from './support/talker.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { until } from './support/until.ts';

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
const keysOf = (characterId: string): string[] => [
  `characters/${characterId}.webp`,
  ...[1, 2, 3].map((number) => `characters/${characterId}-${number}.webp`),
];

describeOnDatabases('the gallery of one’s own character', (kind) => {
  let server: TestServer;
  let env: Readonly<Record<string, string>>;
  beforeAll(async () => {
    // Each picture is painted here.
    vi.stubEnv('LIORA_PAINTED', undefined);
    env = await placeOn(kind);
    server = await startTestServer(env);
  });
  const restart = async (): Promise<void> => {
    const { dataDir } = server;
    await server.close();
    server = await startTestServer({ ...env, DATA_DIR: dataDir });
  };
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    vi.unstubAllEnvs();
  });

  const answersOf = (maker: Maker, characterId: string): Promise<number[]> =>
    Promise.all(keysOf(characterId).map(async (key) => (await maker.visitor.fetch(imageUrl(key, 96))).status));

  const filesOf = (characterId: string): Promise<boolean[]> =>
    Promise.all(keysOf(characterId).map((key) => isThere(join(server.dataDir, 'media', key))));
  const none = [false, false, false, false];

  it('[CHAR-03] shows three further pictures, each another one, and loses them with the character', async () => {
    const maker = await Maker.join(server);
    const characterId = await maker.make();
    const profile = characterDetail.response.parse(
      (await maker.visitor.get('/api/character/detail', { characterId })).data,
    );
    expect([profile.portrait, ...profile.gallery]).toEqual(keysOf(characterId));
    const pictures = await Promise.all(
      keysOf(characterId).map(async (key) => {
        const response = await maker.visitor.fetch(imageUrl(key, 96));
        const bytes = Buffer.from(await response.arrayBuffer());
        return { status: response.status, type: response.headers.get('content-type'), bytes: bytes.toString('base64') };
      }),
    );
    expect(pictures.map(({ status, type }) => ({ status, type }))).toEqual(
      pictures.map(() => ({ status: 200, type: 'image/webp' })),
    );
    expect(new Set(pictures.map(({ bytes }) => bytes)).size).toBe(4);
    expect(await maker.remove(characterId)).toEqual(success({}));
    await expect.poll(() => filesOf(characterId)).toEqual(none);
  });

  it('[CHAR-03] tells in per cent how far the painting is', async () => {
    const maker = await Maker.join(server);
    const characterId = await maker.begin();
    const seen = new Set<number>();
    await until(
      async () => {
        const { status, progress } = await maker.status(characterId);
        seen.add(progress);
        return status === 'ready';
      },
      { interval: 5 },
    );
    const steps = [0, 10, 35, 51, 68, 84, 100];
    expect([...seen]).toEqual(steps.filter((step) => seen.has(step)));
    expect([...seen].filter((progress) => progress > 35 && progress < 100)).not.toEqual([]);
  });

  it('[CHAR-05] keeps them as long as somebody has a conversation', async () => {
    const [maker, guest] = [await Maker.join(server), await Maker.join(server)];
    const characterId = await maker.make({ visibility: 'unlisted' });
    await guest.visitor.say(characterId, 'Hello');
    const other = await maker.make();
    await maker.remove(characterId);
    await maker.remove(other);
    await expect.poll(() => filesOf(other)).toEqual(none);
    expect(await answersOf(guest, characterId)).toEqual([200, 200, 200, 200]);
  });

  it('[CHAR-05] loses what a guest kept of a deleted one with the last conversation, over a restart too', async () => {
    const [maker, guest] = [await Maker.join(server), await Maker.join(server)];
    const characterId = await maker.make({ visibility: 'unlisted' });
    await guest.visitor.say(characterId, 'Hello');
    await maker.remove(characterId);
    await restart();
    const again = new Maker(guest.visitor.at(server.origin));
    expect(await answersOf(again, characterId)).toEqual([200, 200, 200, 200]);
    expect(await filesOf(characterId)).toEqual([true, true, true, true]);
    expect(await again.visitor.post('/api/conversation/delete', { characterId })).toEqual(success({}));
    await expect.poll(() => filesOf(characterId)).toEqual(none);
    expect(await answersOf(again, characterId)).toEqual([404, 404, 404, 404]);
  });

  it('[CHAR-05] leaves no picture behind of one that is deleted while it is painted', async () => {
    const maker = await Maker.join(server);
    const characterId = await maker.begin();
    await until(async () => (await maker.status(characterId)).progress > 51, { interval: 5 });
    expect(await maker.remove(characterId)).toEqual(success({}));
    // Meanwhile whatever of the first was under way comes to its end.
    await maker.make();
    await expect.poll(() => filesOf(characterId)).toEqual(none);
  });
});

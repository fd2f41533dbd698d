import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharp } from '#server/sharp.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { characterImport } from '#contract/cardImport.ts';
import { imageUrl } from '#contract/image.ts';
import { createPortraitLibrary } from '#server/features/media/portraitLibrary.ts';
import { ownPortraitKey } from '#server/features/media/portraits.ts';
import { folderStorage } from '#server/providers/image/storage/folderStorage.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { imageApp } from './support/imageApp.ts';
import { Maker } from './support/maker.ts';
import { startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const OPERATOR_KEY = 'the-operators-own-secret';
const [character] = seedCharacters;
if (character === undefined) throw new Error('The seed has characters');
const { characterId, name } = character;

const grey = () =>
  sharp({ create: { width: 768, height: 1152, channels: 3, background: '#888888' } })
    .webp()
    .toBuffer();
const said = (createTime: number, role: 'user' | 'companion', image: string | null) => ({
  role,
  createTime,
  chosen: 0,
  alternatives: [{ text: 'Here.', status: 'done', liked: false, feedback: null, image }],
});

const unknown = {
  status: 404,
  cache: 'no-store',
  etag: null,
  body: { errNo: 1004, data: null, message: 'No such picture' },
};
const refusalOf = async (response: Response) => ({
  status: response.status,
  cache: response.headers.get('cache-control'),
  etag: response.headers.get('etag'),
  body: await response.json(),
});

describe('on a server, pictures', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ OPERATOR_KEY });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  /** Somebody who has a conversation with a picture in it. */
  const joinWithPicture = async () => {
    const visitor = new Visitor(server.origin);
    await visitor.join();
    const key = `chat/${randomUUID()}.webp`;
    await folderStorage(join(server.dataDir, 'media')).write(key, await grey());
    const messages = [said(1_700_000_000_000, 'user', null), said(1_700_000_000_001, 'companion', key)];
    const conversation = { format: 'liora.conversation.v1', character: { characterId, name }, messages };
    expect((await visitor.post('/api/chat/import', { conversation })).errNo).toBe(0);
    return { visitor, url: imageUrl(key, 96) };
  };

  it('of conversations are for whom they came to, are asked for anew each time, and end with the session', async () => {
    const [{ visitor, url }, other] = [await joinWithPicture(), await joinWithPicture()];
    const shown = await visitor.fetch(url);
    const etag = shown.headers.get('etag') ?? '';
    const ifNoneMatch = { headers: { 'if-none-match': etag } };
    const again = await visitor.fetch(url, ifNoneMatch);
    expect([
      [shown.status, ...['cache-control', 'vary', 'x-content-type-options'].map((header) => shown.headers.get(header))],
      [again.status, ...['cache-control', 'vary', 'etag'].map((header) => again.headers.get(header))],
    ]).toEqual([
      [200, 'private, no-cache', 'Cookie', 'nosniff'],
      [304, 'private, no-cache', 'Cookie', etag],
    ]);
    expect(await refusalOf(await other.visitor.fetch(url, ifNoneMatch))).toEqual(unknown);
    expect(await refusalOf(await new Visitor(server.origin).fetch(url, ifNoneMatch))).toEqual(unknown);
    expect((await visitor.form('/session/pc/logout', {})).errNo).toBe(0);
    expect(await refusalOf(await visitor.fetch(url, ifNoneMatch))).toEqual(unknown);
  });

  /** An operator refuses what waits for its review. */
  const refuse = async (id: string): Promise<void> => {
    const headers = { authorization: `Basic ${Buffer.from(`anyone:${OPERATOR_KEY}`).toString('base64')}` };
    const operator = (init: RequestInit = {}) =>
      new Visitor(server.origin).fetch('/operator/reviews', { ...init, headers });
    const article = (await (await operator()).text()).split('<article>').find((part) => part.includes(id)) ?? '';
    const state = /name="state" value="(\w+)"/.exec(article)?.[1] ?? '';
    const body = new URLSearchParams({ characterId: id, state, act: 'refuse', reason: 'Too short.' });
    expect((await operator({ method: 'POST', body })).headers.get('location')).toContain('note=refused');
  };

  it('of one’s own character are for its owner and for whom it talks with, unless its page is for everybody', async () => {
    const [maker, guest, other] = [await Maker.join(server), await Maker.join(server), new Visitor(server.origin)];
    const card = { spec: 'chara_card_v2', spec_version: '2.0', data: { name: 'Vesper', description: 'She is 45.' } };
    const { data } = await maker.bring(new TextEncoder().encode(JSON.stringify(card)));
    const { characterId: own } = characterImport.response.parse(data);
    const url = imageUrl(ownPortraitKey(own), 96);
    const seen = async () =>
      Promise.all(
        [maker.visitor, guest.visitor, other].map(async (visitor) => {
          const { status, headers } = await visitor.fetch(url);
          return [status, headers.get('cache-control'), headers.get('vary')];
        }),
      );
    const anew = [200, 'private, no-cache', 'Cookie'];
    const lasting = [200, 'private, max-age=31536000, immutable', null];
    const not = [404, 'no-store', null];
    const change = (visibility: 'private' | 'unlisted' | 'public') => maker.update(own, { visibility });

    const whilePrivate = await seen();
    await change('unlisted');
    const whileUnlisted = await seen();
    await change('public');
    const whileReviewed = await seen();
    await refuse(own);
    const whileRefused = await seen();
    await change('unlisted');
    expect((await guest.visitor.say(own, 'Hello')).errNo).toBe(0);
    await change('private');
    const withGuest = await seen();
    expect({ whilePrivate, whileUnlisted, whileReviewed, whileRefused, withGuest }).toEqual({
      whilePrivate: [anew, not, not],
      whileUnlisted: [lasting, lasting, lasting],
      whileReviewed: [anew, not, not],
      whileRefused: [anew, not, not],
      withGuest: [anew, anew, not],
    });
    const etag = (await maker.visitor.fetch(url)).headers.get('etag') ?? '';
    expect((await maker.visitor.form('/session/pc/logout', {})).errNo).toBe(0);
    expect(await refusalOf(await maker.visitor.fetch(url, { headers: { 'if-none-match': etag } }))).toEqual(unknown);
  });
});

describe('private pictures', () => {
  let home: string;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'liora-private-'));
  });
  afterAll(async () => {
    await rm(home, { recursive: true, force: true });
  });

  it('are asked about by account and key, and by nobody who is signed out', async () => {
    const mediaDir = join(home, 'media');
    await folderStorage(mediaDir).write('pictures/one.webp', await grey());
    const asked: string[] = [];
    const app = imageApp(mediaDir, join(home, 'cache'), {
      callerOf: async (c) => {
        const id = c.req.header('cookie');
        return id === undefined ? undefined : { id };
      },
      mayLoad: async (accountId, key) => {
        asked.push(`${accountId} ${key}`);
        return accountId === 'ada';
      },
      opennessOf: async (key) => {
        asked.push(key);
        return 'lasting';
      },
    });
    const statusFor = async (key: string, cookie?: string) =>
      (await app.request(imageUrl(key, 96), { headers: cookie === undefined ? {} : { cookie } })).status;
    expect([
      await statusFor('pictures/one.webp', 'ada'),
      await statusFor('pictures/one.webp', 'eve'),
      await statusFor('pictures/one.webp'),
      await statusFor('pictures/none.webp', 'ada'),
      await statusFor('pictures//one.webp', 'ada'),
      await statusFor('portraits/none.webp', 'ada'),
      await statusFor('gallery/none/1.webp'),
      await statusFor('characters/none.webp'),
    ]).toEqual([200, 404, 404, 404, 404, 404, 404, 404]);
    expect(asked).toEqual([
      'ada pictures/one.webp',
      'eve pictures/one.webp',
      'ada pictures/none.webp',
      'characters/none.webp',
    ]);
  });

  it('leave none of their sizes behind when they are deleted', async () => {
    const [mediaDir, cacheDir] = [join(home, 'gone-media'), join(home, 'gone-cache')];
    const library = createPortraitLibrary({ storage: folderStorage(mediaDir), cacheDir });
    const app = imageApp(mediaDir, cacheDir, {
      library,
      callerOf: async () => ({ id: 'ada' }),
      mayLoad: async () => true,
    });
    await library.storage.write('pictures/one.webp', await grey());
    for (const width of [96, 192] as const) await app.request(imageUrl('pictures/one.webp', width));
    const files = async () =>
      (await readdir(home, { recursive: true, withFileTypes: true })).filter(
        (entry) => entry.isFile() && entry.parentPath.includes('gone'),
      ).length;
    expect(await files()).toBe(3);
    await library.storage.remove('pictures/one.webp');
    expect(await files()).toBe(0);
  });

  it('are shown when the disk is too full to keep their sizes', async () => {
    const mediaDir = join(home, 'full-media');
    await folderStorage(mediaDir).write('portraits/one.webp', await grey());
    const cacheDir = join(home, 'full');
    await mkdir(cacheDir);
    const library = createPortraitLibrary({ storage: folderStorage(mediaDir), cacheDir });
    const unkept: unknown[] = [];
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const app = imageApp(mediaDir, cacheDir, {
      library: { ...library, resized: { ...library.resized, write: () => Promise.reject(full) } },
      onUnkept: (error) => unkept.push(error),
    });
    expect([(await app.request(imageUrl('portraits/one.webp', 96))).status, unkept]).toEqual([200, [full]]);
  });
});

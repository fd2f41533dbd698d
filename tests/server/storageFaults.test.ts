import { expect, it } from 'vitest';
import { bucketStorage } from '#server/providers/image/storage/bucketStorage.ts';
import type { MediaStorage } from '#server/providers/image/storage/mediaStorage.ts';
import { rememberVersions } from '#server/providers/image/storage/rememberVersions.ts';
import {
  breaksOff,
  type BucketFault,
  type BucketServer,
  errs,
  hangsUp,
  keepsStill,
  says,
  startBucketServer,
} from './support/bucketServer.ts';

const KEY = 'pictures/one.webp';
const picture = new Uint8Array([1, 2, 3]);
/** Patient enough for a machine that has much to do. */
const timeouts = { answer: 20_000, pause: 1 };

const open = (server: BucketServer): MediaStorage => bucketStorage(server.settings, timeouts);
/** For servers that keep still: an answer that comes has a second. */
const openHastily = (server: BucketServer): MediaStorage =>
  bucketStorage(server.settings, { ...timeouts, answer: 1000 });
const acts: Readonly<Record<string, (storage: MediaStorage) => Promise<unknown>>> = {
  HEAD: (storage) => storage.version(KEY),
  GET: (storage) => storage.read(KEY),
  PUT: (storage) => storage.write(KEY, picture),
  DELETE: (storage) => storage.remove(KEY),
};
const kinds = Object.entries(acts);

const passing: readonly (readonly [string, BucketFault])[] = [
  ['500', errs(500)],
  ['503 SlowDown', errs(503, 'SlowDown')],
  ['429', errs(429, 'TooManyRequests')],
  ['silence', keepsStill],
  ['half an answer', breaksOff],
  ['a cut connection', hangsUp],
];
const attempts = passing.flatMap(([what, fault]) =>
  // An answer to HEAD has no body that could break off.
  kinds
    .filter(([method]) => method !== 'HEAD' || fault !== breaksOff)
    .map(([method, act]) => ({ what, fault, method, act })),
);

it.concurrent.each(attempts)('$method is tried again after $what', async ({ fault, method, act }) => {
  await using server = await startBucketServer();
  const storage = fault === keepsStill ? openHastily(server) : open(server);
  await open(server).write(KEY, picture);
  server.fail(fault, fault);
  await act(storage);
  expect([server.asked, server.pictures.has(KEY)]).toEqual([
    [`PUT /liora/${KEY}`, ...Array.from({ length: 3 }, () => `${method} /liora/${KEY}`)],
    method !== 'DELETE',
  ]);
});

it.concurrent.each(kinds)('%s says what is wrong when it goes on', async (method, act) => {
  await using server = await startBucketServer();
  const failing = async (fault: BucketFault): Promise<unknown> => {
    server.fail(fault, fault, fault);
    return act(fault === keepsStill ? openHastily(server) : open(server)).catch((error: unknown) => error);
  };
  const what = `The bucket failed at ${method} liora/${KEY}`;
  const code = method === 'HEAD' ? '' : ' SlowDown';
  expect([await failing(errs(503, 'SlowDown')), await failing(keepsStill), await failing(hangsUp)]).toEqual([
    expect.objectContaining({ name: 'BucketError', message: `${what}: it answered 503${code}` }),
    expect.objectContaining({ name: 'BucketError', message: `${what}: it took too long` }),
    expect.objectContaining({
      name: 'BucketError',
      message: expect.stringMatching(new RegExp(`^${what}: fetch failed: (?:UND_ERR_SOCKET|ECONNRESET)$`)),
    }),
  ]);
  expect(server.asked.length).toBe(9);
});

it.each([
  ['403 AccessDenied', errs(403, 'AccessDenied')],
  ['501 NotImplemented', errs(501, 'NotImplemented')],
  ['301 PermanentRedirect', errs(301, 'PermanentRedirect')],
  ['404 NoSuchBucket', errs(404, 'NoSuchBucket')],
])('%s is final, and names no secret', async (told, fault) => {
  await using server = await startBucketServer();
  for (const [method, act] of kinds.filter(([method]) => method !== 'HEAD')) {
    server.fail(fault);
    await expect(act(open(server))).rejects.toThrow(`The bucket failed at ${method} liora/${KEY}: it answered ${told}`);
  }
  expect(server.asked.length).toBe(3);
});

it.each([
  ['another secret', { secretAccessKey: 'another' }, 'SignatureDoesNotMatch'],
  ['another key', { accessKeyId: 'ANOTHER' }, 'InvalidAccessKeyId'],
  ['another region', { region: 'test-2' }, 'AuthorizationHeaderMalformed'],
])('the bucket lets nobody in with %s', async (_what, changed, code) => {
  await using server = await startBucketServer();
  const storage = bucketStorage({ ...server.settings, ...changed }, timeouts);
  await expect(storage.write(KEY, picture)).rejects.toThrow(`it answered 403 ${code}`);
  await expect(storage.version(KEY)).rejects.toThrow('it answered 403');
});

it('an address where nobody answers is told as that', async () => {
  const server = await startBucketServer();
  await server[Symbol.asyncDispose]();
  await expect(open(server).write(KEY, picture)).rejects.toThrow(
    `The bucket failed at PUT liora/${KEY}: fetch failed: ECONNREFUSED`,
  );
});

it.each([
  ['507', errs(507, 'InsufficientStorage')],
  ['a status of its own', errs(403, 'QuotaExceeded')],
])('a full bucket is told like a full disk: %s', async (_what, fault) => {
  await using server = await startBucketServer();
  server.fail(fault);
  await expect(open(server).write(KEY, picture)).rejects.toMatchObject({ name: 'BucketError', code: 'ENOSPC' });
  expect(server.asked.length).toBe(1);
});

it('what is no answer of a bucket is not taken for one', async () => {
  await using server = await startBucketServer();
  server.fail(says('<html>Please sign in</html>'));
  await expect(open(server).version(KEY)).rejects.toThrow('The bucket tells no ETag of its pictures');
});

it('an answer without end is left', async () => {
  await using server = await startBucketServer();
  server.fail((response) => {
    response.writeHead(200);
    const fill = (): void => void (response.destroyed || response.write(Buffer.alloc(1024 * 1024), fill));
    fill();
  });
  await expect(open(server).write(KEY, picture)).rejects.toThrow('the answer is longer than 1048576 bytes');
});

it('a version is asked for once in its life, and anew after each change', async () => {
  await using server = await startBucketServer();
  const storage = rememberVersions(open(server), 60_000);
  const heads = () => server.asked.filter((request) => request.startsWith('HEAD')).length;
  await storage.version(KEY);
  await storage.write(KEY, picture);
  const first = await storage.version(KEY);
  await storage.version(KEY);
  expect(heads()).toBe(2);
  await storage.write(KEY, new Uint8Array([4]));
  const second = await storage.version(KEY);
  expect([heads(), second === first]).toEqual([3, false]);
  await storage.remove(KEY);
  expect([await storage.version(KEY), heads()]).toEqual([undefined, 4]);

  const forgetful = rememberVersions(open(server), 0);
  await forgetful.write(KEY, picture);
  await forgetful.version(KEY);
  await forgetful.version(KEY);
  expect(heads()).toBe(6);
});

it('a version that was asked for before a change is not remembered after it', async () => {
  await using server = await startBucketServer();
  const storage = rememberVersions(open(server), 60_000);
  await storage.write(KEY, picture);
  const held = Promise.withResolvers<() => void>();
  server.fail((response) => {
    held.resolve(() => response.writeHead(200, { etag: '"old"' }).end());
  });
  const before = storage.version(KEY);
  const answer = await held.promise;
  await storage.write(KEY, new Uint8Array([4]));
  answer();
  expect(await before).toBe('old');
  expect(await storage.version(KEY)).not.toBe('old');
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { sharp } from '#server/sharp.ts';
import { expect, it } from 'vitest';
import { imageUrl } from '#contract/image.ts';
import { createLog } from '#server/log.ts';
import { portraitKey } from '#server/seed/seedCharacter.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { type BucketServer, errs, startBucketServer } from './support/bucketServer.ts';
import { startTestServer } from './support/testServer.ts';

const key = portraitKey(seedCharacters[0]?.slug ?? '');

const variablesOf = ({ settings }: BucketServer) => ({
  S3_ENDPOINT: settings.endpoint,
  S3_BUCKET: settings.bucket,
  S3_REGION: settings.region,
  S3_ACCESS_KEY_ID: settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
});

it('a server with a bucket keeps its pictures there and serves them from there', async () => {
  await using bucket = await startBucketServer();
  await using server = await startTestServer(variablesOf(bucket));
  const answer = await fetch(new URL(imageUrl(key, 96, { format: 'avif' }), server.origin));
  const { width } = await sharp(await answer.arrayBuffer()).metadata();
  expect([answer.status, width, [...bucket.pictures.keys()], existsSync(join(server.dataDir, 'media'))]).toEqual([
    200,
    96,
    [key],
    false,
  ]);
});

it('a bucket that fails is a fault on our side, and the log tells of it without secrets', async () => {
  await using bucket = await startBucketServer();
  const lines = new PassThrough();
  await using server = await startTestServer(variablesOf(bucket), createLog('info', lines));
  bucket.fail(errs(403, 'AccessDenied'));
  const answer = await fetch(new URL(imageUrl(key), server.origin));
  const log = String(lines.read());
  const { accessKeyId, secretAccessKey } = bucket.settings;
  expect([
    answer.status,
    await answer.json(),
    log.includes(`The bucket failed at HEAD liora/${key}: it answered 403`),
    [accessKeyId, secretAccessKey, 'AWS4'].filter((secret) => log.includes(secret)),
  ]).toEqual([500, { errNo: 1011, data: null, message: 'Something went wrong on our side' }, true, []]);
});

it.each([
  ['another bucket', { S3_BUCKET: 'elsewhere' }, 'elsewhere', '404 NoSuchBucket'],
  ['another key', { S3_ACCESS_KEY_ID: 'OTHER' }, 'liora', '403 InvalidAccessKeyId'],
  ['another secret', { S3_SECRET_ACCESS_KEY: 'other' }, 'liora', '403 SignatureDoesNotMatch'],
])('[N-40] a start with %s ends with a line that says so', async (_what, change, name, answer) => {
  await using bucket = await startBucketServer();
  const trouble = await startTestServer({ ...variablesOf(bucket), ...change }).catch((error: unknown) => error);
  expect(trouble).toEqual(
    expect.objectContaining({
      name: 'BucketError',
      code: 'EACCES',
      message: `The bucket failed at GET ${name}/checks/nothing.webp: it answered ${answer}`,
    }),
  );
});

it('[N-40] a bucket that is away for a moment hinders no start', async () => {
  await using bucket = await startBucketServer();
  bucket.fail(errs(503, 'SlowDown'));
  await using server = await startTestServer(variablesOf(bucket));
  expect(await (await fetch(`${server.origin}/readyz`)).json()).toEqual({ status: 'ready' });
});

it('[N-40] a key that is withdrawn makes a server unready', async () => {
  await using bucket = await startBucketServer();
  await using server = await startTestServer(variablesOf(bucket));
  bucket.fail(errs(403, 'InvalidAccessKeyId'));
  const answer = await fetch(`${server.origin}/readyz`);
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'storageUnusable' }]);
});

it('[N-40] whoever asks often has the bucket asked once', async () => {
  await using bucket = await startBucketServer();
  await using server = await startTestServer(variablesOf(bucket));
  const before = bucket.asked.length;
  await Promise.all(Array.from({ length: 5 }, () => fetch(`${server.origin}/readyz`)));
  expect(bucket.asked.slice(before)).toEqual(['GET /liora/checks/nothing.webp']);
});

import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { BucketSettings } from '#server/providers/image/storage/bucketCall.ts';

type Credentials = Pick<BucketSettings, 'region' | 'accessKeyId' | 'secretAccessKey'>;

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/;
const MINUTES_APART = 15;

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

const headerOf = (request: IncomingMessage, name: string): string => {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(',') : (value ?? '');
};

/** Milliseconds since 1970 of `20261121T170000Z`. */
const timeOf = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/**
 * What is wrong with a request that should be signed by AWS Signature Version 4, as S3 names it; undefined when it is right.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export const wrongWithSignature = (
  request: IncomingMessage,
  body: Buffer,
  { region, accessKeyId, secretAccessKey }: Credentials,
): string | undefined => {
  const [, id, day = '', signedRegion = '', signed = '', signature] =
    AUTHORIZATION.exec(headerOf(request, 'authorization')) ?? [];
  if (id === undefined) return 'AccessDenied';
  if (id !== accessKeyId) return 'InvalidAccessKeyId';
  if (signedRegion !== region) return 'AuthorizationHeaderMalformed';
  const names = signed.split(';');
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => names.includes(name))) return 'AccessDenied';
  const date = headerOf(request, 'x-amz-date');
  if (!date.startsWith(day) || !(Math.abs(Date.now() - timeOf(date)) < MINUTES_APART * 60_000))
    return 'RequestTimeTooSkewed';
  const digest = headerOf(request, 'x-amz-content-sha256');
  if (digest !== sha256(body)) return 'XAmzContentSHA256Mismatch';

  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket.example');
  const query = [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
  const path = pathname.split('/').map(decodeURIComponent).map(encoded).join('/');
  const headers = names.map((name) => `${name}:${headerOf(request, name).trim()}\n`).join('');
  const canonical = [request.method, path, query, headers, signed, digest].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secretAccessKey}`, day));
  return hmac(key, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
};

import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { PlainError } from '#server/plainError.ts';

/** A bucket of a service that speaks S3, addressed by its path: `<endpoint>/<bucket>/<key>`. */
export interface BucketSettings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** In milliseconds. */
export interface BucketTimeouts {
  /** For one try, until the whole answer is there. */
  readonly answer: number;
  /** Before the second try; twice as long before each further one. */
  readonly pause: number;
}

export interface BucketRequest {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  readonly key: string;
  readonly body?: Uint8Array<ArrayBuffer>;
  /** Bytes of the answer at most. */
  readonly max: number;
}

export interface BucketAnswer {
  /** False where there is no such key. */
  readonly isThere: boolean;
  readonly headers: Headers;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

type BucketCode = 'ENOSPC' | 'EACCES';

/**
 * The bucket did not do what it was asked. `code` is `ENOSPC` when it is full, and `EACCES` when it refuses, as it will again: there is none of that
 * name, or the keys are wrong.
 */
export class BucketError extends PlainError {
  override readonly name = 'BucketError';
  readonly code: BucketCode | undefined;

  constructor(message: string, code?: BucketCode) {
    super(message);
    this.code = code;
  }
}

/** All that is asked may be asked again: the same bytes under the same key. */
const TRIES = 3;
const FULL: ReadonlySet<string> = new Set(['507', 'XMinioStorageFull', 'QuotaExceeded', 'InsufficientStorage']);

const mayPass = (status: number): boolean => status === 429 || (status >= 500 && status !== 501 && status !== 507);

const readBody = async (response: Response, max: number): Promise<Uint8Array<ArrayBuffer>> => {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.length;
    if (size > max) throw new BucketError(`the answer is longer than ${max} bytes`);
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
};

/** What S3 calls an error, such as `AccessDenied`; an answer to HEAD does not tell. */
const codeIn = (bytes: Uint8Array): string => /<Code>(\w{1,60})<\/Code>/.exec(Buffer.from(bytes).toString())?.[1] ?? '';

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'it broke off';
  if (error.name === 'TimeoutError') return 'it took too long';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? `${error.message}: ${String(cause.code)}` : error.message;
};

/** Sends signed requests to a bucket. Throws `BucketError`, which names what was asked and never a secret. */
export const bucketCall = (
  { endpoint, bucket, ...credentials }: BucketSettings,
  timeouts: BucketTimeouts,
  tries = TRIES,
): ((request: BucketRequest) => Promise<BucketAnswer>) => {
  const client = new AwsClient({ ...credentials, service: 's3' });
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`;

  const ask = async ({ method, key, body, max }: BucketRequest): Promise<BucketAnswer | string> => {
    const signed = await client.sign(`${base}/${key}`, {
      method,
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
        ...(body !== undefined && { 'content-type': 'image/webp' }),
      },
      ...(body !== undefined && { body }),
    });
    const response = await fetch(signed, { redirect: 'manual', signal: AbortSignal.timeout(timeouts.answer) });
    const bytes = await readBody(response, max);
    if (response.ok) return { isThere: true, headers: response.headers, bytes };
    const code = codeIn(bytes);
    if (response.status === 404 && method !== 'PUT' && code !== 'NoSuchBucket')
      return { isThere: false, headers: response.headers, bytes };
    const told = `it answered ${response.status} ${code}`.trimEnd();
    if (mayPass(response.status)) return told;
    throw new BucketError(told, FULL.has(code) || FULL.has(String(response.status)) ? 'ENOSPC' : 'EACCES');
  };

  const askOnce = async (request: BucketRequest): Promise<BucketAnswer | string> => {
    try {
      return await ask(request);
    } catch (error) {
      if (error instanceof BucketError) throw error;
      return reasonOf(error);
    }
  };

  return async (request) => {
    const what = `${request.method} ${bucket}/${request.key}`;
    try {
      for (let tried = 1; ; tried += 1) {
        const answer = await askOnce(request);
        if (typeof answer !== 'string') return answer;
        if (tried === tries) throw new BucketError(answer);
        // Not all at the same moment, when many wait for a server that has come back.
        await wait(timeouts.pause * 2 ** (tried - 1) * (0.5 + Math.random()));
      }
    } catch (error) {
      if (error instanceof BucketError)
        throw new BucketError(`The bucket failed at ${what}: ${error.message}`, error.code);
      throw error;
    }
  };
};

import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { BucketSettings } from '#server/providers/image/storage/bucketCall.ts';
import { wrongWithSignature } from './awsSignature.ts';

/** What the server does with a request in place of answering it. */
export type BucketFault = (response: ServerResponse) => void;

export interface BucketServer extends AsyncDisposable {
  /** What goes into the `S3_` settings. */
  readonly settings: BucketSettings;
  readonly pictures: ReadonlyMap<string, Buffer>;
  /** Method and path of each request, without query. */
  readonly asked: readonly string[];
  /** The next requests meet these, one each. */
  fail(...faults: readonly BucketFault[]): void;
  /** From now on it has room for so many pictures. */
  limit(room: number): void;
}

/** Answers with an error as S3 does. */
export const errs =
  (status: number, code = 'InternalError'): BucketFault =>
  (response) => {
    const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>No.</Message></Error>`;
    response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
  };
/** Answers with something else. */
export const says =
  (body: string, headers: Readonly<Record<string, string>> = {}): BucketFault =>
  (response) => {
    response.writeHead(200, headers).end(body);
  };
/** Never answers. */
export const keepsStill: BucketFault = () => undefined;
/** Begins an answer, and cuts the connection. */
export const breaksOff: BucketFault = (response) => {
  response.writeHead(200, { 'content-length': '1000' });
  response.write('half', () => response.destroy());
};
/** Cuts the connection before it answers. */
export const hangsUp: BucketFault = (response) => {
  response.destroy();
};

const etagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

/** A real HTTP server that speaks as much of S3 as is in use, and checks each signature. */
export const startBucketServer = async (): Promise<BucketServer> => {
  const pictures = new Map<string, Buffer>();
  const asked: string[] = [];
  const faults: BucketFault[] = [];
  let most = Number.POSITIVE_INFINITY;
  const credentials = { bucket: 'liora', region: 'test-1', accessKeyId: 'KEYID', secretAccessKey: 'not/a+secret' };

  const answer = (request: IncomingMessage, body: Buffer, response: ServerResponse): void => {
    const { method = '', url = '' } = request;
    const { pathname } = new URL(url, 'http://bucket.example');
    asked.push(`${method} ${pathname}`);
    const fault = faults.shift();
    if (fault !== undefined) return fault(response);
    const wrong = wrongWithSignature(request, body, credentials);
    if (wrong !== undefined) return errs(403, wrong)(response);
    const [, bucket, ...rest] = pathname.split('/');
    if (bucket !== credentials.bucket) return errs(404, 'NoSuchBucket')(response);
    const key = rest.join('/');
    if (method === 'PUT') {
      if (pictures.size >= most && !pictures.has(key)) return errs(507, 'XMinioStorageFull')(response);
      pictures.set(key, body);
      return void response.writeHead(200, { etag: etagOf(body) }).end();
    }
    if (method === 'DELETE') {
      pictures.delete(key);
      return void response.writeHead(204).end();
    }
    const found = pictures.get(key);
    if (found === undefined) return errs(404, 'NoSuchKey')(response);
    response.writeHead(200, { etag: etagOf(found), 'content-length': String(found.length) });
    return void response.end(method === 'HEAD' ? undefined : found);
  };

  const server = createServer((request, response) => {
    buffer(request).then(
      (body) => answer(request, body, response),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    settings: { ...credentials, endpoint: `http://127.0.0.1:${port}/` },
    pictures,
    asked,
    fail: (...more) => void faults.push(...more),
    limit: (room) => {
      most = room;
    },
    [Symbol.asyncDispose]: async () => {
      const closed = new Promise((resolve) => {
        server.close(resolve);
      });
      server.closeAllConnections();
      await closed;
    },
  };
};

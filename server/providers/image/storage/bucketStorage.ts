import { type BucketAnswer, bucketCall, BucketError, type BucketTimeouts, type BucketSettings } from './bucketCall.ts';
import { isMediaKey, type MediaStorage } from './mediaStorage.ts';

const TIMEOUT: BucketTimeouts = { answer: 20_000, pause: 200 };
/** Milliseconds that a check takes at most: somebody waits for it who asks again. */
const CHECK_MAX = 2000;
/** There is never such a picture. Only an answer to GET tells that there is no such bucket. */
const CHECKED = 'checks/nothing.webp';
/** Bytes of a picture. */
const PICTURE_MAX = 64 * 1024 * 1024;
/** Bytes of an answer that holds no picture. */
const WORDS_MAX = 1024 * 1024;

const versionIn = ({ headers }: BucketAnswer): string => {
  const etag = headers.get('etag')?.replace(/^W\/|"/g, '');
  if (etag === undefined || etag === '') throw new BucketError('The bucket tells no ETag of its pictures');
  return etag;
};

/** A bucket that speaks S3. A PUT there keeps the whole or nothing by itself. */
export const bucketStorage = (settings: BucketSettings, timeouts: BucketTimeouts = TIMEOUT): MediaStorage => {
  const call = bucketCall(settings, timeouts);
  const callOnce = bucketCall(settings, { ...timeouts, answer: Math.min(timeouts.answer, CHECK_MAX) }, 1);
  return {
    async version(key) {
      if (!isMediaKey(key)) return undefined;
      const answer = await call({ method: 'HEAD', key, max: WORDS_MAX });
      return answer.isThere ? versionIn(answer) : undefined;
    },
    async read(key) {
      if (!isMediaKey(key)) return undefined;
      const { isThere, bytes } = await call({ method: 'GET', key, max: PICTURE_MAX });
      return isThere ? bytes : undefined;
    },
    async write(key, picture) {
      if (!isMediaKey(key)) throw new Error(`Not a key of a picture: ${key}`);
      await call({ method: 'PUT', key, body: new Uint8Array(picture), max: WORDS_MAX });
    },
    async remove(key) {
      if (isMediaKey(key)) await call({ method: 'DELETE', key, max: WORDS_MAX });
    },
    tidy: async () => undefined,
    async check() {
      try {
        await callOnce({ method: 'GET', key: CHECKED, max: WORDS_MAX });
      } catch (error) {
        if (!(error instanceof BucketError) || error.code === 'EACCES') throw error;
      }
    },
  };
};

import { join } from 'node:path';
import type { Env } from '#server/env.ts';
import { bucketStorage } from './bucketStorage.ts';
import { folderStorage } from './folderStorage.ts';
import type { MediaStorage } from './mediaStorage.ts';
import { rememberVersions } from './rememberVersions.ts';

/** Each picture that is served is asked for its version. */
const VERSION_LIFE = 10_000;

/** The bucket that is set up, else a folder of the data. */
export const mediaStorageFrom = (env: Pick<Env, 'bucket' | 'DATA_DIR'>): MediaStorage =>
  env.bucket === undefined
    ? folderStorage(join(env.DATA_DIR, 'media'))
    : rememberVersions(bucketStorage(env.bucket), VERSION_LIFE);

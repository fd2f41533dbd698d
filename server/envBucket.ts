import * as z from 'zod';
import { described, text } from './envVariable.ts';
import type { BucketSettings } from './providers/image/storage/bucketCall.ts';

const isBucketAddress = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, search, hash } = new URL(value);
  return /^https?:$/.test(protocol) && [username, password, search, hash].every((part) => part === '');
};

/** Settings of the bucket that keeps pictures. All or none. */
export const bucketVariables = {
  S3_ENDPOINT: described(z.string().refine(isBucketAddress).optional(), {
    group: 'Database and files',
    expectation: 'an address such as https://s3.eu-central-1.amazonaws.com',
    isSecret: true,
    leftOut: 'pictures lie in `DATA_DIR`',
    example: 'https://s3.eu-central-1.amazonaws.com',
    meaning:
      'A server that speaks S3 and keeps pictures in a bucket, which is addressed by path. All five variables of S3 are set, or none. A start with a wrong one ends with a line that says so, and `/readyz` tells of one that has become wrong. What is resized stays in `DATA_DIR`.',
  }),
  S3_BUCKET: described(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
    {
      group: 'Database and files',
      expectation: 'the name of a bucket',
      leftOut: 'none; needed with `S3_ENDPOINT`',
      example: 'liora-pictures',
      meaning: 'The bucket for the pictures.',
    },
  ),
  S3_REGION: described(
    z
      .string()
      .regex(/^[a-z0-9-]{1,60}$/)
      .optional(),
    {
      group: 'Database and files',
      expectation: 'a region such as eu-central-1, or auto',
      leftOut: 'none; needed with `S3_ENDPOINT`',
      example: 'eu-central-1',
      meaning: 'The region of the bucket, or `auto` where the server has none.',
    },
  ),
  S3_ACCESS_KEY_ID: described(text(), {
    group: 'Database and files',
    expectation: 'the id of an access key',
    isSecret: true,
    leftOut: 'none; needed with `S3_ENDPOINT`',
    meaning: 'The id of a key that may read, write and delete in the bucket.',
  }),
  S3_SECRET_ACCESS_KEY: described(text(), {
    group: 'Database and files',
    expectation: 'the secret of that access key',
    isSecret: true,
    leftOut: 'none; needed with `S3_ENDPOINT`',
    meaning: 'The secret of that key.',
  }),
};
type BucketEnv = z.output<z.ZodObject<typeof bucketVariables>>;

/** The bucket that is set up, undefined where none is, or the names of the variables that lack. */
export const bucketOf = (env: BucketEnv): BucketSettings | undefined | readonly string[] => {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  if (
    endpoint !== undefined &&
    bucket !== undefined &&
    region !== undefined &&
    accessKeyId !== undefined &&
    secretAccessKey !== undefined
  )
    return { endpoint, bucket, region, accessKeyId, secretAccessKey };
  const names = Object.keys(bucketVariables);
  const given = new Map(Object.entries(env));
  const missing = names.filter((name) => given.get(name) === undefined);
  return missing.length === names.length ? undefined : missing;
};

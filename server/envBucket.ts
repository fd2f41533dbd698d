import * as z from 'zod';
import type { BucketSettings } from './providers/image/storage/bucketCall.ts';

const isBucketAddress = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, search, hash } = new URL(value);
  return /^https?:$/.test(protocol) && [username, password, search, hash].every((part) => part === '');
};

/** Settings of the bucket that keeps pictures. All or none. */
export const bucketVariables = {
  S3_ENDPOINT: z.string().refine(isBucketAddress).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/)
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
};
type BucketEnv = z.output<z.ZodObject<typeof bucketVariables>>;

export const bucketExpectations: Record<keyof BucketEnv, string> = {
  S3_ENDPOINT: 'an address such as https://s3.eu-central-1.amazonaws.com',
  S3_BUCKET: 'the name of a bucket',
  S3_REGION: 'a region such as eu-central-1, or auto',
  S3_ACCESS_KEY_ID: 'the id of an access key',
  S3_SECRET_ACCESS_KEY: 'the secret of that access key',
};

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
  const names = Object.keys(bucketExpectations);
  const given = new Map(Object.entries(env));
  const missing = names.filter((name) => given.get(name) === undefined);
  return missing.length === names.length ? undefined : missing;
};

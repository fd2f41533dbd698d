import { expect, it } from 'vitest';
import { EnvError, readEnv } from '#server/env.ts';

const whole = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'liora-pictures',
  S3_REGION: 'auto',
  S3_ACCESS_KEY_ID: 'AKID',
  S3_SECRET_ACCESS_KEY: 'very/secret+',
};

const refusal = (variables: Record<string, string>): string => {
  try {
    readEnv(variables);
    return 'none';
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
};

it('a bucket is set up by five variables, and no bucket by none', () => {
  expect([readEnv(whole).bucket, readEnv({}).bucket, readEnv({ S3_BUCKET: '' }).bucket]).toEqual([
    {
      endpoint: 'https://s3.example',
      bucket: 'liora-pictures',
      region: 'auto',
      accessKeyId: 'AKID',
      secretAccessKey: 'very/secret+',
    },
    undefined,
    undefined,
  ]);
});

it.each(Object.keys(whole))('%s does not lack where the others are', (name) => {
  expect(refusal({ ...whole, [name]: '' })).toBe(`${name} must be set together with the other S3 variables`);
});

it('says what lacks where one is set', () => {
  expect(refusal({ S3_BUCKET: 'liora' })).toBe(
    'S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set together with the other S3 variables',
  );
});

it.each([
  ['S3_ENDPOINT', 's3.example', 'S3_ENDPOINT must be an address such as https://s3.eu-central-1.amazonaws.com'],
  [
    'S3_ENDPOINT',
    'https://me:pass@s3.example',
    'S3_ENDPOINT must be an address such as https://s3.eu-central-1.amazonaws.com',
  ],
  [
    'S3_ENDPOINT',
    'https://s3.example?a=b',
    'S3_ENDPOINT must be an address such as https://s3.eu-central-1.amazonaws.com',
  ],
  ['S3_BUCKET', '../other', 'S3_BUCKET must be the name of a bucket; it is "../other"'],
  ['S3_BUCKET', 'a/b', 'S3_BUCKET must be the name of a bucket; it is "a/b"'],
  ['S3_REGION', 'eu central', 'S3_REGION must be a region such as eu-central-1, or auto; it is "eu central"'],
])('%s is not %s', (name, value, message) => {
  expect(refusal({ ...whole, [name]: value })).toBe(message);
});

import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '#server/concurrency.ts';

/** OWASP's first choice for argon2id, which is the library's default algorithm: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each hash takes 19 MiB and a core; the thread pool has four and files need it too. */
const oneOfTwo = limitConcurrency(2);

export const hashPassword = (digest: string): Promise<string> => oneOfTwo(() => hash(digest, OPTIONS));

/** A hash that no digest fits, so that an unknown email takes the time of a wrong password. */
const dummyHash = hashPassword('');

/** Whether the digest fits; without a hash it takes as long and says no. */
export const verifyPassword = async (passwordHash: string | undefined, digest: string): Promise<boolean> => {
  const expected = passwordHash ?? (await dummyHash);
  const fits = await oneOfTwo(() => verify(expected, digest));
  return fits && passwordHash !== undefined;
};

import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { hashKeys } from './schema.ts';

/** The bytes that HMAC takes at once. */
const BLOCK = 64;

/** SHA-256, hexadecimal: without a key, whoever has a list of addresses knows them by it again. */
export const plainHash = (text: string): string => createHash('sha256').update(text).digest('hex');

const readKey = async (db: Queries): Promise<Buffer> => {
  const [known] = await db.select().from(hashKeys);
  if (known !== undefined) return Buffer.from(known.key, 'hex');
  const [made] = await db
    .insert(hashKeys)
    .values({ name: 'people', key: randomBytes(32).toString('hex') })
    .onConflictDoUpdate({ target: hashKeys.name, set: { key: sql`${hashKeys.key}` } })
    .returning();
  if (made === undefined) throw new Error('The key was not stored');
  return Buffer.from(made.key, 'hex');
};

/** What tells a person again who is gone, by nothing that tells who they were: HMAC-SHA-256 of the plain hash, with the key of the database. */
export const readKeyedHash = async (db: Queries) => {
  const key = await readKey(db);
  const padded = (pad: number): string =>
    Buffer.from(Uint8Array.from({ length: BLOCK }, (_, place) => (key[place] ?? 0) ^ pad)).toString('hex');
  const [inner, outer] = [padded(0x36), padded(0x5c)];
  return {
    of: (text: string): string => createHmac('sha256', key).update(plainHash(text)).digest('hex'),
    /** The same in a query, of a plain hash. */
    ofHash: (hash: SQL): SQL<string> =>
      sql<string>`encode(sha256(decode(${outer}, 'hex') || sha256(decode(${inner}, 'hex') || convert_to(${hash}, 'UTF8'))), 'hex')`,
  };
};

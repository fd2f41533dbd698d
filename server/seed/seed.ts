import { randomUUID } from 'node:crypto';
import { getTableColumns, sql } from 'drizzle-orm';
import { md5 } from 'js-md5';
import { PASSWORD_DIGEST_PREFIX } from '#contract/account.ts';
import type { Database } from '#server/db/database.ts';
import { accounts, characters } from '#server/db/schema.ts';
import { findAccountByEmail } from '#server/features/account/sessionRepository.ts';
import { hashPassword } from '#server/features/account/passwordHash.ts';
import { portraitKey } from './seedCharacter.ts';
import { seedCharacters } from './seedCharacters.ts';

/** Brings the characters that the product comes with up to date. */
export const seedCatalogue = async (db: Database): Promise<void> => {
  const rows = seedCharacters.map(({ characterId, appearance: _appearance, popularity, ...character }) => ({
    ...character,
    id: characterId,
    origin: 'pgc' as const,
    tags: [...character.tags],
    portrait: portraitKey(character.slug),
    rank: popularity,
  }));
  const columns = getTableColumns(characters);
  // What came about since, such as how popular a character is, stays.
  const given = Object.entries(columns)
    .filter(([key]) => key !== 'id' && rows.every((row) => key in row))
    .map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]);
  await db
    .insert(characters)
    .values(rows)
    .onConflictDoUpdate({ target: characters.id, set: Object.fromEntries(given) });
};

/** The account for trying out; never made in production. */
export const demoAccount = { email: 'demo@liora.example', password: 'evening-tea' } as const;

export const seedDemoAccount = async (db: Database): Promise<void> => {
  if ((await findAccountByEmail(db, demoAccount.email)) !== undefined) return;
  await db
    .insert(accounts)
    .values({
      id: randomUUID(),
      email: demoAccount.email,
      passwordHash: await hashPassword(md5(PASSWORD_DIGEST_PREFIX + demoAccount.password)),
      name: 'Robin',
      pronoun: 'they/them',
      age: 30,
      createTime: Date.now(),
    })
    .onConflictDoNothing();
};

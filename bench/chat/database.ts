import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openPglite } from '#server/db/pglite.ts';
import { accounts } from '#server/db/schema.ts';
import { alternatives, conversations, messages } from '#server/db/conversationSchema.ts';
import type { Database } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { openWallet } from '#server/features/ledger/wallet.ts';
import { hashPassword } from '#server/features/account/passwordHash.ts';
import { createLog } from '#server/log.ts';
import { seedCatalogue } from '#server/seed/seed.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { passwordDigest } from '#src/api/passwordDigest.ts';
import { talkOf } from './talk.ts';

/** Enough for every answer of a run. */
const TOKENS = 1_000_000;
/** Rows that are stored in one go. */
const AT_ONCE = 500;

export const user = { email: 'bench@example.org', password: 'correct horse' } as const;

/** A conversation in the database. */
export interface Filled {
  readonly size: number;
  readonly characterId: string;
  /** The text of its last message. */
  readonly lastText: string;
}

const fill = async (db: Database, accountId: string, characterId: string, size: number): Promise<Filled> => {
  const conversationId = randomUUID();
  const said = talkOf(size, Date.now()).map((message) => ({ id: randomUUID(), ...message }));
  const last = said.at(-1);
  if (last === undefined) throw new Error('A conversation holds a message');
  const { createTime } = last;
  await db
    .insert(conversations)
    .values({ id: conversationId, accountId, characterId, lastTime: createTime, readTime: createTime });
  for (let start = 0; start < said.length; start += AT_ONCE) {
    const some = said.slice(start, start + AT_ONCE);
    await db
      .insert(messages)
      .values(some.map(({ id, role, createTime }) => ({ id, conversationId, role, createTime })));
    await db.insert(alternatives).values(
      some.map(({ id, text, createTime }) => ({
        messageId: id,
        ordinal: 0,
        text,
        status: 'done' as const,
        beatTime: createTime,
      })),
    );
  }
  return { size, characterId, lastText: last.text };
};

/** Makes the embedded database of a server with `person` in it, who has a conversation of each size, each with another character. */
export const fillDatabase = async (dataDir: string, sizes: readonly number[]): Promise<Filled[]> => {
  const database = await openPglite(join(dataDir, 'database'), createLog('silent'));
  try {
    const { db } = database;
    await seedCatalogue(db);
    const account = { id: randomUUID(), email: user.email, createTime: Date.now() };
    const passwordHash = await hashPassword(passwordDigest(user.password));
    await db.insert(accounts).values({ ...account, passwordHash, name: 'Ada', pronoun: 'she/her', age: 36 });
    await transact(db, (tx) => openWallet(tx, account, TOKENS));
    const filled: Filled[] = [];
    for (const [index, size] of sizes.entries()) {
      const character = seedCharacters[index];
      if (character === undefined) throw new Error('There are more sizes than characters');
      filled.push(await fill(db, account.id, character.characterId, size));
    }
    return filled;
  } finally {
    await database.close();
  }
};

import { randomUUID } from 'node:crypto';
import { getTableColumns, sql } from 'drizzle-orm';
import { md5 } from 'js-md5';
import { PASSWORD_DIGEST_PREFIX } from '#contract/account.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { accounts, characters } from '#server/db/schema.ts';
import { alternatives, conversations, messages } from '#server/db/conversationSchema.ts';
import { transact } from '#server/db/transact.ts';
import { findAccountByEmail } from '#server/features/account/sessionRepository.ts';
import { hashPassword } from '#server/features/account/passwordHash.ts';
import { type DemoConversation, demoConversations } from './demoConversations.ts';
import { portraitKey } from './seedCharacter.ts';
import { seedCharacters } from './seedCharacters.ts';

/** Milliseconds from one line to the next. */
const BETWEEN_LINES = 90_000;

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
    .map(([key, column]) => ({ key, column, value: sql.raw(`excluded."${column.name}"`) }));
  await db
    .insert(characters)
    .values(rows)
    .onConflictDoUpdate({
      target: characters.id,
      set: Object.fromEntries(given.map(({ key, value }) => [key, value])),
      // What is up to date need not be written, and found by its words, anew.
      setWhere: sql.join(
        given.map(({ column, value }) => sql`${column} is distinct from ${value}`),
        sql` or `,
      ),
    });
};

/** The account for trying out; never made in production. */
export const demoAccount = { email: 'demo@liora.example', password: 'evening-tea' } as const;

const demoName = 'Robin';

/** Stores a conversation as it would be by now; counts for nothing in how popular a character is. */
const storeConversation = async (tx: Transaction, accountId: string, demo: DemoConversation): Promise<void> => {
  const character = seedCharacters.find(({ slug }) => slug === demo.slug);
  if (character === undefined) throw new Error(`Nobody is called ${demo.slug}`);
  const texts = [character.greeting.replaceAll('{{user}}', demoName), ...demo.lines];
  const lastTime = Date.now() - demo.ago;
  const said = texts.map((text, index) => ({
    id: randomUUID(),
    role: index % 2 === 0 ? ('companion' as const) : ('user' as const),
    createTime: lastTime - (texts.length - 1 - index) * BETWEEN_LINES,
    text,
  }));
  const conversationId = randomUUID();
  await tx.insert(conversations).values({
    id: conversationId,
    accountId,
    characterId: character.characterId,
    lastTime,
    readTime: demo.isUnread === true ? lastTime - BETWEEN_LINES : lastTime,
  });
  await tx.insert(messages).values(said.map(({ id, role, createTime }) => ({ id, conversationId, role, createTime })));
  await tx.insert(alternatives).values(
    said.map(({ id, text }) => ({
      messageId: id,
      ordinal: 0,
      text,
      status: 'done' as const,
      beatTime: lastTime,
    })),
  );
};

/** With conversations to go on with, where there is no such account yet. */
export const seedDemoAccount = async (db: Database): Promise<void> => {
  if ((await findAccountByEmail(db, demoAccount.email)) !== undefined) return;
  const passwordHash = await hashPassword(md5(PASSWORD_DIGEST_PREFIX + demoAccount.password));
  await transact(db, async (tx) => {
    const accountId = randomUUID();
    const made = await tx
      .insert(accounts)
      .values({
        id: accountId,
        email: demoAccount.email,
        passwordHash,
        name: demoName,
        pronoun: 'they/them',
        age: 30,
        createTime: Date.now(),
      })
      .onConflictDoNothing()
      .returning({ id: accounts.id });
    if (made.length === 0) return;
    for (const demo of demoConversations) await storeConversation(tx, accountId, demo);
  });
};

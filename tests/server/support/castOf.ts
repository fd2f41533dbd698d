import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { accounts, characters } from '#server/db/schema.ts';
import type { Caller } from '#server/http/endpoint.ts';

type NewCharacter = typeof characters.$inferInsert;

/** A listed character that says as little as it can. */
export const plainCharacter = (given: Partial<NewCharacter> & Pick<NewCharacter, 'name'>): NewCharacter => ({
  id: randomUUID(),
  origin: 'ugc',
  age: 30,
  tagline: '',
  description: '',
  personality: '',
  scenario: '',
  greeting: 'Hello, {{user}}.',
  exampleDialogue: '',
  tags: [],
  portrait: 'portraits/plain.webp',
  rank: 1000,
  ...given,
});

/** Stores such characters and gives their ids, in the same order. */
export const addCharacters = async (
  db: Database,
  ...given: readonly Parameters<typeof plainCharacter>[0][]
): Promise<string[]> => {
  const rows = given.map(plainCharacter);
  await db.insert(characters).values(rows);
  return rows.map(({ id }) => id);
};

/** Somebody with an account who is set up. */
export const addCaller = async (db: Database, name: string): Promise<Caller> => {
  const account = { id: randomUUID(), email: `${randomUUID()}@example.org`, name, pronoun: 'she/her', age: 36 };
  await db.insert(accounts).values({ ...account, createTime: 0 });
  return {
    ...account,
    passwordHash: null,
    country: null,
    underAgeAnswers: 0,
    pictureChoice: null,
    pictureAgreedCost: null,
    showsReasoning: false,
  };
};

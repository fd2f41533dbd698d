import { randomUUID } from 'node:crypto';
import { desc } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { outboxMails } from '#server/db/schema.ts';
import type { Mail } from './mailProvider.ts';

const MAILS_MAX = 100;

export const keepMail = async (db: Database, { to: recipient, subject, text }: Mail): Promise<void> => {
  await db.insert(outboxMails).values({ id: randomUUID(), recipient, subject, text, createTime: Date.now() });
};

/** The latest first. */
export const listMails = (db: Database) =>
  db.select().from(outboxMails).orderBy(desc(outboxMails.createTime)).limit(MAILS_MAX);

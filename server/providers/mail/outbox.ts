import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { outboxMails } from '#server/db/schema.ts';
import type { MailProvider } from './mailProvider.ts';

/** The embedded default: mails stay in the database and are read at /dev/outbox. */
export const outbox = (db: Database): MailProvider => ({
  name: 'outbox',
  async send(mail) {
    await db
      .insert(outboxMails)
      .values({ id: randomUUID(), recipient: mail.to, subject: mail.subject, text: mail.text, createTime: Date.now() });
  },
  close() {},
});

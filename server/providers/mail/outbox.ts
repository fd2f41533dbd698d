import type { Database } from '#server/db/database.ts';
import type { MailProvider } from './mailProvider.ts';
import { keepMail } from './outboxRepository.ts';

/** The embedded default: mails stay in the database and are read at /dev/outbox. */
export const outbox = (db: Database): MailProvider => ({
  name: 'outbox',
  send: (mail) => keepMail(db, mail),
  close() {},
});

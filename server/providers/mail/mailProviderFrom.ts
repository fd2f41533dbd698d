import type { Database } from '#server/db/database.ts';
import type { MailProvider } from './mailProvider.ts';
import { outbox } from './outbox.ts';
import { smtp } from './smtp.ts';

export interface MailSettings {
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM?: string | undefined;
}

/** SMTP where it is set up, else the outbox in the database. */
export const mailProviderFrom = ({ SMTP_URL: url, MAIL_FROM: from }: MailSettings, db: Database): MailProvider =>
  url === undefined || from === undefined ? outbox(db) : smtp(url, from);

import type { Database } from '#server/db/database.ts';
import type { MailProvider } from './mailProvider.ts';
import { outbox } from './outbox.ts';

export interface MailSettings {
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM?: string | undefined;
}

/** SMTP where it is set up, else the outbox in the database. */
export const mailProviderFrom = async (
  { SMTP_URL: url, MAIL_FROM: from }: MailSettings,
  db: Database,
): Promise<MailProvider> => {
  if (url === undefined || from === undefined) return outbox(db);
  // Only here, for it takes time to load.
  const { smtp } = await import('./smtp.ts');
  return smtp(url, from);
};

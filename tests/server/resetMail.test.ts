import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { accounts, outboxMails } from '#server/db/schema.ts';
import { createMailBudget } from '#server/features/account/mailBudget.ts';
import { createDelivery } from '#server/features/account/delivery.ts';
import { createPasswordService } from '#server/features/account/passwordService.ts';
import { createTries } from '#server/features/account/tries.ts';
import { silentLog } from '#server/log.ts';
import { outbox } from '#server/providers/mail/outbox.ts';
import { createRateLimiter } from '#server/rateLimit/rateLimiter.ts';
import { watchedDatabase } from './support/watchedDatabase.ts';

const client = {
  address: '192.0.2.1',
  token: undefined,
  locale: 'en',
  device: { browser: null, system: null },
} as const;

it('[M-19] a forgotten password has the same done for an e-mail with an account, without one, and with a locked one', async () => {
  await using database = await watchedDatabase();
  const { db, statements } = database;
  const insert = (email: string, lockTime: number | null) =>
    db.insert(accounts).values({ id: randomUUID(), email, lockTime, createTime: 1 });
  await insert('known@example.org', null);
  await insert('locked@example.org', 1);
  const limiter = createRateLimiter(db, true);
  const passwords = createPasswordService({
    db,
    limiter,
    tries: createTries(limiter),
    delivery: createDelivery(outbox(db), createMailBudget(db, silentLog, 100), silentLog),
    publicOrigin: () => 'http://liora.example',
    welcomeTokens: 0,
    issuerName: (issuer) => issuer,
  });
  const doneFor = async (email: string): Promise<readonly string[]> => {
    statements.length = 0;
    await passwords.sendResetMail(email, '/users/password/reset', client);
    return [...statements];
  };
  const emails = ['known@example.org', 'unknown@example.org', 'locked@example.org'];
  for (const time of ['first', 'again']) {
    const [known, ...others] = [
      await doneFor('known@example.org'),
      await doneFor('unknown@example.org'),
      await doneFor('locked@example.org'),
    ];
    expect({ time, others }).toEqual({ time, others: [known, known] });
  }
  const mails = await Promise.all(
    emails.map((email) =>
      db.select({ subject: outboxMails.subject }).from(outboxMails).where(eq(outboxMails.recipient, email)),
    ),
  );
  expect(mails.map((some) => some.map(({ subject }) => subject))).toEqual([
    ['Set a new password for Liora', 'Set a new password for Liora'],
    ['No Liora account with this email', 'No Liora account with this email'],
    ['Your Liora account is locked', 'Your Liora account is locked'],
  ]);
});

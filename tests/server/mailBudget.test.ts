import { Client } from 'pg';
import { expect, it } from 'vitest';
import { mailHours } from '#server/db/schema.ts';
import { createMailBudget } from '#server/features/account/mailBudget.ts';
import { ApiError } from '#server/http/apiError.ts';
import { silentLog } from '#server/log.ts';
import { passwordDigest } from '#src/api/passwordDigest.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { newPostgresqlUrl, openTestDatabase } from './support/testDatabase.ts';
import { startTestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const HOUR = 60 * 60 * 1000;
const MINUTE = 60 * 1000;

describeOnDatabases('[M-19] the budget of mails', (kind) => {
  it('lets through so many an hour, of whoever asks at once, and tells when to come again', async () => {
    const database = await openTestDatabase(kind);
    try {
      const budget = createMailBudget(database.db, silentLog, 3);
      const now = 1000 * HOUR + 45 * MINUTE;
      const tries = await Promise.allSettled(Array.from({ length: 5 }, () => budget.pass(now)));
      const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      expect(refused).toEqual([expect.any(ApiError), expect.any(ApiError)]);
      expect(refused[0]).toMatchObject({ errNo: 1006, retryAfter: 15 * 60 });

      await budget.note(now);
      expect(await database.db.select().from(mailHours)).toEqual([{ hour: 1000, mails: 4 }]);
      await budget.pass(now + 15 * MINUTE);
      await budget.deleteExpired(now + 15 * MINUTE);
      expect(await database.db.select().from(mailHours)).toEqual([{ hour: 1001, mails: 1 }]);
    } finally {
      await database.close();
    }
  });
});

it('[M-19] once the mails of the hour are spent, nobody gets one, with an account or without, and owners are told all the same', async () => {
  const url = await newPostgresqlUrl();
  await using server = await startTestServer({ DATABASE_URL: url, RATE_LIMITS: 'on', MAIL_BUDGET: '10' });
  const visitor = new Visitor(server.origin);
  const email = await visitor.join();
  const database = new Client({ connectionString: url });
  await database.connect();
  const hour = Math.floor(Date.now() / HOUR);
  // Of the next one, too: it may begin meanwhile.
  const spend = 'insert into mail_hours values ($1, 10), ($2, 10) on conflict (hour) do update set mails = 10';
  await database.query(spend, [hour, hour + 1]);
  await database.end();
  const forget = (whose: string) =>
    visitor.form('/session/pc/sendemail', { tokenType: '600002', email: whose, redirect_uri: '/users/password/reset' });
  const refused = { status: 429, errNo: 1006, data: null };
  expect([await forget(email), await forget('nobody@example.org')]).toEqual([refused, refused]);
  expect(await new Visitor(server.origin).requestSignUp('new@example.org', 'correct horse')).toEqual(refused);
  await visitor.form('/session/pc/changepassword', {
    oldpassword: passwordDigest('correct horse'),
    password: passwordDigest('battery staple'),
  });
  expect((await visitor.mailsTo(email)).map(({ subject }) => subject)).toEqual([
    'Your Liora password was changed',
    'Confirm your email for Liora',
  ]);
});

import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { passwordDigest } from '#src/api/passwordDigest.ts';
import { newPostgresqlUrl } from './support/testDatabase.ts';
import { startTestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const HOUR = 60 * 60 * 1000;
const PASSWORD = 'correct horse';
const wrongCode = { status: 400, errNo: 2002, data: null };

it('codes of mails are hashed at rest and work for 24 hours, those of resets for one', async () => {
  const url = await newPostgresqlUrl();
  await using server = await startTestServer({ DATABASE_URL: url });
  const database = new Client({ connectionString: url });
  await database.connect();
  const visit = () => new Visitor(server.origin);
  /** Lets the code of that mail have so many milliseconds left. */
  const age = (email: string, left: number) =>
    database.query('update mail_codes set expire_time = $2 where email = $1', [email, Date.now() + left]);
  const lifeOf = async (email: string): Promise<number> => {
    const { rows } = await database.query('select expire_time - create_time as life from mail_codes where email = $1', [
      email,
    ]);
    return Number(rows[0]?.life);
  };
  const set = (code: string) =>
    visit().form('/session/pc/passwordset', { code, password: passwordDigest('battery staple') });

  const newcomer = `${randomUUID()}@example.org`;
  const browser = visit();
  await browser.requestSignUp(newcomer, PASSWORD);
  const signUpCode = await visit().codeFor(newcomer);
  expect(await lifeOf(newcomer)).toBe(24 * HOUR);

  const email = await visit().join(undefined, PASSWORD);
  await visit().form('/session/pc/sendemail', { tokenType: '600002', email, redirect_uri: '/users/password/reset' });
  const resetCode = await visit().codeFor(email);
  expect(await lifeOf(email)).toBe(HOUR);

  const { rows } = await database.query('select * from mail_codes');
  expect(rows).toHaveLength(2);
  for (const code of [signUpCode, resetCode]) expect(JSON.stringify(rows)).not.toContain(code);

  await age(newcomer, -1000);
  await age(email, -1000);
  expect(await browser.confirm(signUpCode)).toEqual(wrongCode);
  expect(await set(resetCode)).toEqual(wrongCode);
  await age(newcomer, 60_000);
  await age(email, 60_000);
  expect(await browser.confirm(signUpCode)).toMatchObject({ status: 200, errNo: 0 });
  expect(await set(resetCode)).toMatchObject({ status: 200, errNo: 0 });
  await database.end();
});

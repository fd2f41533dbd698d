import { randomUUID } from 'node:crypto';
import { Client, escapeIdentifier } from 'pg';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { openPostgresql } from '#server/db/postgresql.ts';
import { readEnv } from '#server/env.ts';
import { silentLog } from '#server/log.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { passwordDigest } from '#src/api/passwordDigest.ts';
import { Buyer, lineOf } from './support/buyer.ts';
import { newPostgresqlUrl } from './support/testDatabase.ts';
import { startTestServer } from './support/testServer.ts';

const characterId = seedCharacters[0]?.characterId ?? '';
const refused = z.object({ code: z.string(), message: z.string() });

/** What PostgreSQL answers to a role: the refusal, or that it did it. */
const answerTo = async (url: string, statement: string): Promise<string> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
    return 'done';
  } catch (error) {
    const { code, message } = refused.parse(error);
    return `${code} ${message}`;
  } finally {
    await client.end();
  }
};

/** Address of the same database for a new role. */
const newRole = async (ownerUrl: string): Promise<string> => {
  const url = new URL(ownerUrl);
  url.username = `app_${randomUUID()}`;
  expect(await answerTo(ownerUrl, `create role ${escapeIdentifier(url.username)} login`)).toBe('done');
  return url.href;
};

it('[M-09] an application of a role of its own serves people, and can change nothing that the ledger says', async () => {
  const ownerUrl = await newPostgresqlUrl();
  // One that was begun without.
  await (await startTestServer({ DATABASE_URL: ownerUrl }))[Symbol.asyncDispose]();
  const url = await newRole(ownerUrl);
  await using server = await startTestServer({ DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl });
  const buyer = await Buyer.join({ server });
  expect(await buyer.visitor.say(characterId, 'Hello')).toMatchObject({ errNo: 0 });
  const { orderId } = await buyer.choose('package', 'small');
  expect([(await buyer.order(orderId)).status, (await buyer.ledger()).map(lineOf)]).toEqual([
    'open',
    [
      ['capture', -1, 99],
      ['welcome', 100, 100],
    ],
  ]);

  const answers = {
    'update wallets set spendable = 1000': '42501 permission denied for table wallets',
    'update ledger_accounts set balance = 1000': '42501 permission denied for table ledger_accounts',
    "update holds set status = 'voided'": '42501 permission denied for table holds',
    'update transfers set change = 1000': '42501 permission denied for table transfers',
    'delete from entries': '42501 permission denied for table entries',
    'truncate entries': '42501 permission denied for table entries',
    'alter table transfers disable trigger transfers_add_up': '42501 must be owner of table transfers',
    'drop function ledger_expire(uuid, bigint)': '42501 must be owner of function ledger_expire',
    'set session_replication_role = replica': '42501 permission denied to set parameter "session_replication_role"',
    "select ledger_prolong('promotion:nothing', 1, 1)": 'done',
  };
  const given = await Promise.all(Object.keys(answers).map(async (tried) => [tried, await answerTo(url, tried)]));
  expect(Object.fromEntries(given)).toEqual(answers);

  const { email } = Object((await buyer.visitor.get('/api/user/detail')).data);
  const password = passwordDigest('correct horse');
  expect(await buyer.visitor.post('/api/user/delete', { email, password })).toMatchObject({ errNo: 0 });
});

it('[M-09] a role that has the rights of the owner guards nothing and is refused', async () => {
  const ownerUrl = await newPostgresqlUrl();
  await expect(openPostgresql(ownerUrl, silentLog, undefined, ownerUrl)).rejects.toThrow(
    'DATABASE_URL must be of a role without the rights of that of DATABASE_OWNER_URL; "liora" has them',
  );
});

it('[M-09] an owner without an application is refused', () => {
  expect(() => readEnv({ DATABASE_OWNER_URL: 'postgresql://owner@127.0.0.1/liora' })).toThrow(
    'DATABASE_URL must be set together with DATABASE_OWNER_URL',
  );
});

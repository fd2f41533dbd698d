import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { meetingHours, meetings } from '#server/db/meetingSchema.ts';
import { paymentEvents } from '#server/db/paymentSchema.ts';
import { openPostgresql } from '#server/db/postgresql.ts';
import { accounts, idempotentAnswers, mailHours, rateLimits } from '#server/db/schema.ts';
import { mailCodes, oauthFlows, sessions } from '#server/db/signInSchema.ts';
import { silentLog } from '#server/log.ts';
import { addCharacters } from './support/castOf.ts';
import { newPostgresqlUrl } from './support/testDatabase.ts';
import { startTestServer } from './support/testServer.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

it('[M-19] [N-11] a server that starts forgets what has expired, hashes of passwords among it, and keeps what has not', async () => {
  const url = await newPostgresqlUrl();
  const database = await openPostgresql(url, silentLog);
  const { db } = database;
  const accountId = randomUUID();
  const now = Date.now();
  await db.insert(accounts).values({ id: accountId, email: 'ada@example.org', createTime: now });
  const times = { old: now - 1, live: now + HOUR };
  for (const [name, expireTime] of Object.entries(times)) {
    await db.insert(mailCodes).values({
      selector: name,
      codeHash: name,
      purpose: 'signUp',
      email: `${name}@example.org`,
      passwordHash: name,
      createTime: 1,
      expireTime,
    });
    await db.insert(sessions).values({ tokenHash: name, accountId, createTime: 1, expireTime });
    await db.insert(rateLimits).values({ key: name, times: [1], expireTime });
    await db
      .insert(idempotentAnswers)
      .values({ accountId, key: name, fingerprint: name, errNo: 0, data: 'null', expireTime });
    const flow = { oauthType: 'local', state: name, nonce: name, codeVerifier: name, returnPath: '/' };
    await db.insert(oauthFlows).values({ tokenHash: name, ...flow, expireTime });
  }
  const hour = Math.floor(now / HOUR);
  await db.insert(mailHours).values([hour - 1, hour + 1].map((at) => ({ hour: at, mails: 1 })));
  await db.insert(meetingHours).values([hour - 1, hour + 1].map((at) => ({ hour: at, answers: 1 })));
  const [met = ''] = await addCharacters(db, { name: 'Mira' });
  const begun = { characterId: met, greetings: [], greeting: 0 };
  for (const expireTime of [now - 1, now + HOUR])
    await db.insert(meetings).values({ ...begun, id: randomUUID(), expireTime });
  const ended = { type: 'invoice.paid', subjectKind: 'invoice', subjectId: 'in_1' } as const;
  for (const status of ['done', 'unknown', 'failed', 'waiting'] as const)
    for (const days of [39, 41])
      await db.insert(paymentEvents).values({
        ...ended,
        id: `${status} ${days}`,
        status,
        // Nobody works it off meanwhile.
        dueTime: now + HOUR,
        createTime: now - days * DAY,
      });
  const left = async () => ({
    codes: (await db.select().from(mailCodes)).map(({ selector }) => selector),
    sessions: (await db.select().from(sessions)).map(({ tokenHash }) => tokenHash),
    limits: (await db.select().from(rateLimits)).map(({ key }) => key),
    answers: (await db.select().from(idempotentAnswers)).map(({ key }) => key),
    flows: (await db.select().from(oauthFlows)).map(({ tokenHash }) => tokenHash),
    mails: (await db.select().from(mailHours)).map(({ hour: at }) => at - hour),
    meetings: (await db.select().from(meetings)).map(({ expireTime }) => expireTime - now),
    meetingHours: (await db.select().from(meetingHours)).map(({ hour: at }) => at - hour),
    payments: (await db.select().from(paymentEvents)).map(({ id }) => id).toSorted(),
  });

  await using server = await startTestServer({ DATABASE_URL: url });
  await expect.poll(left).toEqual({
    codes: ['live'],
    sessions: ['live'],
    limits: ['live'],
    answers: ['live'],
    flows: ['live'],
    mails: [1],
    meetings: [HOUR],
    meetingHours: [1],
    payments: ['done 39', 'failed 39', 'failed 41', 'unknown 39', 'waiting 39', 'waiting 41'],
  });
  await server.close();
  await database.close();
});

import { Writable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { OpenDatabase } from '#server/db/database.ts';
import { accounts } from '#server/db/schema.ts';
import { conversations } from '#server/db/conversationSchema.ts';
import { mailCodes } from '#server/db/signInSchema.ts';
import { openJobs } from '#server/features/jobs/jobs.ts';
import { createLog, type Log } from '#server/log.ts';
import { smtp } from '#server/providers/mail/smtp.ts';
import { stripeProvider } from '#server/providers/payment/stripe/stripeProvider.ts';
import { openAiPictures } from '#server/providers/picture/openai/openAiPictures.ts';
import { requestOf } from './pictureProviders/support/makePicture.ts';
import { gives, startImagesServer } from './support/imagesServer.ts';
import { answers, startOpenAiServer } from './support/openaiServer.ts';
import { databaseKinds, openTestDatabase } from './support/testDatabase.ts';
import { id, said, email, code, hash, apiKey, leaked, stripeError } from './support/plantedSecrets.ts';

const lineShape = z.looseObject({ msg: z.string(), err: z.optional(z.looseObject({ name: z.string() })) });

/** A log whose lines can be read. */
const keptLog = () => {
  let text = '';
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  const log: Log = createLog('trace', sink);
  return {
    log,
    text: () => text,
    lines: () =>
      text
        .trim()
        .split('\n')
        .map((line) => lineShape.parse(JSON.parse(line))),
  };
};

/** What is logged of what an act rejects with. */
const toldOf = async (act: () => PromiseLike<unknown>) => {
  const kept = keptLog();
  const error: unknown = await act().then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Error);
  kept.log.error({ err: error }, 'it broke');
  expect(leaked(kept.text())).toEqual([]);
  return kept.lines()[0]?.err;
};

describe.each(databaseKinds)('[M-17] what is logged of the database on %s', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await database.db.insert(accounts).values({ id, email, passwordHash: hash, createTime: 1 });
  });
  afterAll(() => database.close());

  it('is which constraint refused, not the values', async () => {
    const { db } = database;
    const again = { id, email, passwordHash: hash, createTime: 1 };
    expect(await toldOf(() => db.insert(accounts).values(again))).toMatchObject({
      name: 'DrizzleQueryError',
      cause: { code: '23505', table: 'accounts', constraint: 'accounts_pkey' },
    });
    const orphan = { id, accountId: id, characterId: id, lastTime: 1, createTime: 1 };
    expect(await toldOf(() => db.insert(conversations).values(orphan))).toMatchObject({
      cause: { code: '23503', table: 'conversations' },
    });
    expect(
      await toldOf(() => db.execute(sql`update accounts set id = null, email = ${said} where email = ${email}`)),
    ).toMatchObject({ cause: { code: '23502', table: 'accounts' } });
    const coded = { selector: 'A1B2', codeHash: code, purpose: 'signUp', email, createTime: 1, expireTime: 1 } as const;
    await db.insert(mailCodes).values({ ...coded, passwordHash: hash });
    expect(await toldOf(() => db.insert(mailCodes).values(coded))).toMatchObject({
      cause: { code: '23505', constraint: 'mail_codes_pkey' },
    });
  });

  it('is which kind of text was none of a type, not the text', async () => {
    const { db, statements } = database;
    expect(await toldOf(() => db.select().from(accounts).where(eq(accounts.id, said)))).toMatchObject({
      cause: { code: '22P02' },
    });
    expect(await toldOf(() => statements.executeSql('select $1::uuid', [said]))).toMatchObject({ code: '22P02' });
    expect(await toldOf(() => statements.executeSql(`select '${said}' from nowhere`))).toMatchObject({ code: '42P01' });
  });

  it('is that a job failed, and by what', async () => {
    const kept = keptLog();
    const { db } = database;
    const jobs = await openJobs(database, kept.log);
    try {
      const queue = await jobs.define({
        name: 'planted',
        data: z.object({ name: z.string() }),
        concurrency: 1,
        retries: 0,
        within: 30,
        run: async ({ name }) => void (await db.insert(accounts).values({ id, email: name, createTime: 1 })),
        giveUp: () => Promise.resolve(),
      });
      await jobs.start();
      await db.transaction((tx) => queue.send(tx, { name: said }));
      queue.wake();
      await expect.poll(kept.text).toContain('a job failed');
    } finally {
      await jobs.close();
    }
    expect(leaked(kept.text())).toEqual([]);
    expect(kept.lines()).toContainEqual(
      expect.objectContaining({
        msg: 'a job failed',
        queue: 'planted',
        err: expect.objectContaining({ cause: expect.objectContaining({ constraint: 'accounts_pkey' }) }),
      }),
    );
  });
});

describe('[M-17] what is logged of others', () => {
  it('is of Stripe kind, code, status and request, not whose card', async () => {
    const headers = { 'request-id': 'req_AbC123', 'content-type': 'application/json' };
    const declined = stripeError('card_error', { code: 'card_declined', decline_code: 'do_not_honor' });
    await using server = await startOpenAiServer(
      answers(402, declined, headers),
      answers(400, stripeError('invalid_request_error', { code: 'email_invalid' }), headers),
      answers(400, stripeError('api_error'), headers),
    );
    const provider = stripeProvider({
      secretKey: apiKey,
      webhookSecret: 'whsec_1',
      apiOrigin: new URL(server.baseUrl).origin,
    });
    const create = () => provider.createCustomer(id, email);
    const told = { requestId: 'req_AbC123', statusCode: 402, code: 'card_declined', decline_code: 'do_not_honor' };
    expect(await toldOf(create)).toMatchObject({ name: 'StripeCardError', ...told });
    expect(await toldOf(create)).toMatchObject({ name: 'StripeInvalidRequestError', code: 'email_invalid' });
    expect(await toldOf(create)).toMatchObject({ statusCode: 400, requestId: 'req_AbC123' });
  });

  it('is of a mail server what it answered by its code, not to whom', async () => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`${address} does not live here`), { responseCode: 550 })),
    });
    const listener = server.listen(0, '127.0.0.1');
    await new Promise((resolve) => listener.once('listening', resolve));
    const port = z.object({ port: z.int() }).parse(listener.address()).port;
    const provider = smtp(`smtp://127.0.0.1:${port}`, 'hello@liora.example');
    const told = await toldOf(() => provider.send({ to: email, locale: 'en', subject: said, text: code }));
    provider.close();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    expect(told).toMatchObject({ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' });
  });

  it('is of a provider of pictures status and request, not the wish that it quotes', async () => {
    const body = JSON.stringify({ error: { message: `"${said}" by ${email} is not allowed`, type: said } });
    await using server = await startImagesServer(gives(500, body, { 'x-request-id': 'req_7777' }));
    const provider = openAiPictures({ baseUrl: server.baseUrl, apiKey, model: 'flux', timeouts: { retry: 1 } });
    expect(await toldOf(() => provider.make(requestOf({ prompt: said })))).toMatchObject({
      name: 'PictureProviderError',
      reason: 'brokenOff',
      detail: 'status 500, request req_7777',
    });
  });
});

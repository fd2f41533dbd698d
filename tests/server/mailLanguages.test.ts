import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailsIn } from '#server/features/account/mails/mailsIn.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

describeOnDatabases('[AUTH-07] mails', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await placeOn(kind));
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
  });

  it.each(['de', 'es'] as const)('come in the language that the browser asks for: %s', async (locale) => {
    const visitor = new Visitor(server.origin);
    const email = `${randomUUID()}@example.org`;
    await visitor.form(
      '/session/pc/sendemail',
      { tokenType: '600002', email, redirect_uri: '/users/password/reset' },
      { 'accept-language': locale },
    );
    const expected = mailsIn(locale).unknownEmail(email, `${server.origin}/users/sign_up`);
    expect((await visitor.mailsTo(email)).map(({ subject, text }) => ({ subject, text }))).toEqual([
      { subject: expected.subject, text: expected.text },
    ]);
  });
});

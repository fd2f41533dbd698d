import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { demoAccount } from '#server/seed/seed.ts';
import { startSmtpServer } from './support/smtpServer.ts';
import { startTestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

it('in production there is no demo account and no page under /dev, and sessions stay on https', async () => {
  await using mailServer = await startSmtpServer();
  await using server = await startTestServer({
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://liora.example',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'hello@liora.example',
    STRIPE_SECRET_KEY: 'sk_live_unused',
    STRIPE_WEBHOOK_SECRET: 'whsec_unused',
  });
  const visitor = new Visitor(server.origin);
  expect((await visitor.fetch('/dev/outbox')).status).toBe(404);
  expect((await visitor.fetch('/dev/outbox.json')).status).toBe(404);
  expect(await visitor.get('/dev/checkout/cs_test')).toEqual({ status: 404, errNo: 1004, data: null });
  expect(await visitor.signIn(demoAccount.email, demoAccount.password)).toEqual({
    status: 401,
    errNo: 2001,
    data: null,
  });

  const email = `${randomUUID()}@example.org`;
  await visitor.requestSignUp(email, 'correct horse');
  const mail = await PostalMime.parse(mailServer.received[0]?.raw ?? '');
  const code = /^https:\/\/liora\.example\/users\/redirect\?code=([0-9A-Z]{12})$/m.exec(mail.text ?? '')?.[1] ?? '';
  const confirmed = await visitor.fetch('/session/pc/emailconfirm', {
    method: 'POST',
    body: new URLSearchParams({ appId: 'liora', os: 'web', code }),
  });
  expect(confirmed.headers.getSetCookie()).toEqual([
    '__Host-liora_sign_up=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    expect.stringMatching(/^__Host-liora_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ]);
  expect(confirmed.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
});

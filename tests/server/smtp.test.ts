import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { startSmtpServer } from './support/smtpServer.ts';
import { startTestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

describe('mail by SMTP', () => {
  it('brings the mail of a sign-up as text and HTML, with a link of the configured origin', async () => {
    await using mailServer = await startSmtpServer();
    await using server = await startTestServer({
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'Liora <hello@liora.example>',
      PUBLIC_ORIGIN: 'http://liora.example',
      EMBEDDED_PROVIDERS: 'anywhere',
    });
    const visitor = new Visitor(server.origin);
    const answer = await visitor.fetch('/session/pc/sendemail', {
      method: 'POST',
      headers: { 'x-forwarded-host': 'evil.example', host: 'evil.example' },
      body: new URLSearchParams({
        appId: 'liora',
        os: 'web',
        tokenType: '600001',
        email: 'Ada@Example.org',
        password: '0'.repeat(32),
        redirect_uri: '/users/redirect?from=mail',
      }),
    });
    expect(await answer.json()).toEqual({ errNo: 0, data: {} });
    expect(mailServer.received.map(({ from, to }) => ({ from, to }))).toEqual([
      { from: 'hello@liora.example', to: ['ada@example.org'] },
    ]);
    const mail = await PostalMime.parse(mailServer.received[0]?.raw ?? '');
    const link = /http:\/\/\S+/.exec(mail.text ?? '')?.[0] ?? '';
    expect(link).toMatch(/^http:\/\/liora\.example\/users\/redirect\?from=mail&code=[0-9A-Z]{12}$/);
    expect(mail).toMatchObject({
      from: { name: 'Liora', address: 'hello@liora.example' },
      to: [{ address: 'ada@example.org' }],
      subject: 'Confirm your email for Liora',
    });
    expect(mail.html).toContain(`<a href="${link.replace('&', '&amp;')}">`);
  });

  it('[AUTH-07] brings the mails of a reset, with links of the configured origin whatever the Host header says', async () => {
    await using mailServer = await startSmtpServer();
    await using server = await startTestServer({
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'Liora <hello@liora.example>',
      PUBLIC_ORIGIN: 'http://liora.example',
      EMBEDDED_PROVIDERS: 'anywhere',
    });
    const visitor = new Visitor(server.origin);
    const email = 'ada@example.org';
    const post = async (path: string, fields: Record<string, string>): Promise<unknown> => {
      const response = await visitor.fetch(path, {
        method: 'POST',
        headers: { 'x-forwarded-host': 'evil.example', host: 'evil.example' },
        body: new URLSearchParams({ appId: 'liora', os: 'web', ...fields }),
      });
      return Object(await response.json()).errNo;
    };
    const latest = async () => {
      const { subject, text = '', html = '' } = await PostalMime.parse(mailServer.received.at(-1)?.raw ?? '');
      const link = /http:\/\/\S+/.exec(text)?.[0] ?? '';
      expect(html).toContain(`<a href="${link.replace('&', '&amp;')}">`);
      return { subject, link };
    };
    const codeIn = (link: string): string => new URL(link).searchParams.get('code') ?? '';
    const ask = { tokenType: '600001', email, password: '0'.repeat(32), redirect_uri: '/users/redirect' };
    expect(await post('/session/pc/sendemail', ask)).toBe(0);
    expect(await post('/session/pc/emailconfirm', { code: codeIn((await latest()).link) })).toBe(0);

    const forgot = { tokenType: '600002', email, redirect_uri: '/users/password/reset' };
    expect(await post('/session/pc/sendemail', forgot)).toBe(0);
    const { subject, link } = await latest();
    expect(subject).toBe('Set a new password for Liora');
    expect(link).toMatch(/^http:\/\/liora\.example\/users\/password\/reset\?code=[0-9A-Z]{12}$/);
    expect(await post('/session/pc/passwordset', { code: codeIn(link), password: '1'.repeat(32) })).toBe(0);
    expect(await latest()).toEqual({
      subject: 'Your Liora password was changed',
      link: 'http://liora.example/users/password/reset',
    });
    expect(await post('/session/pc/sendemail', { ...forgot, email: 'nobody@example.org' })).toBe(0);
    expect(await latest()).toEqual({
      subject: 'No Liora account with this email',
      link: 'http://liora.example/users/sign_up',
    });
  });

  it.each(['en', 'de', 'es'] as const)('[AUTH-07] says of its HTML that it is in %s', async (locale) => {
    await using mailServer = await startSmtpServer();
    await using server = await startTestServer({
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'hello@liora.example',
      EMBEDDED_PROVIDERS: 'anywhere',
    });
    await new Visitor(server.origin).form(
      '/session/pc/sendemail',
      { tokenType: '600002', email: 'ada@example.org', redirect_uri: '/users/password/reset' },
      { 'accept-language': locale },
    );
    const mails = await Promise.all(mailServer.received.map(({ raw }) => PostalMime.parse(raw)));
    expect(mails.map(({ html }) => /<html lang="(.*?)">/.exec(html ?? '')?.[1])).toEqual([locale]);
  });

  it('says so when the mail server is away, and keeps nothing in doubt', async () => {
    const mailServer = await startSmtpServer();
    await mailServer[Symbol.asyncDispose]();
    await using server = await startTestServer({ SMTP_URL: mailServer.url, MAIL_FROM: 'hello@liora.example' });
    expect(await new Visitor(server.origin).requestSignUp('ada@example.org', 'correct horse')).toEqual({
      status: 502,
      errNo: 1007,
      data: null,
    });
  });
});

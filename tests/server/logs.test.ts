import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createLog } from '#server/log.ts';
import { passwordDigest } from '#src/api/passwordDigest.ts';
import { startTestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

it('no log line and no refusal holds a password, digest, token or code', async () => {
  let logged = '';
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString();
      done();
    },
  });
  await using server = await startTestServer({}, createLog('trace', sink));
  const refusals: string[] = [];
  const secrets = new Set<string>();
  const secret = (value: string): string => {
    secrets.add(value);
    return value;
  };
  const digest = (password: string) => secret(passwordDigest(secret(password)));
  const visitor = new Visitor(server.origin);
  const remember = () => {
    for (const value of visitor.cookies.values()) secret(value);
  };
  const form = async (path: string, fields: Record<string, string>) => {
    const response = await visitor.fetch(path, {
      method: 'POST',
      body: new URLSearchParams({ appId: 'liora', os: 'web', ...fields }),
    });
    const body = await response.text();
    if (response.status >= 400) refusals.push(body);
    remember();
  };

  const email = `${randomUUID()}@example.org`;
  await form('/session/pc/sendemail', {
    tokenType: '600001',
    email,
    password: digest('first password'),
    redirect_uri: '/users/redirect',
  });
  const code = secret(await visitor.codeFor(email));
  await form('/session/pc/emailconfirm', { code: secret(`${code.slice(0, 4)}AAAABBBB`) });
  await form('/session/pc/emailconfirm', { code });
  await form('/session/pc/emailconfirm', { code });
  await form('/session/pc/emaillogin', { email, password: digest('wrong password') });
  await form('/session/pc/emaillogin', { email, password: secret('not even a digest') });
  await form('/session/pc/changepassword', { oldpassword: digest('wrong again'), password: digest('second password') });
  await form('/session/pc/changepassword', {
    oldpassword: digest('first password'),
    password: digest('second password'),
  });
  await form('/session/pc/sendemail', { tokenType: '600002', email, redirect_uri: '/users/password/reset' });
  const resetCode = secret(await visitor.codeFor(email));
  await form('/session/pc/passwordset', { code: resetCode, password: secret('0'.repeat(31)) });
  await form('/session/pc/passwordset', { code: resetCode, password: digest('third password') });
  await form('/session/pc/authorize', { oauthType: 'local', state: '/' });
  const back = await visitor.fetch(
    `/session/pc/callback/local?code=${secret('stolen-code-1234')}&state=${secret('wrong-state-1234')}`,
  );
  refusals.push(back.headers.get('location') ?? '');
  await form('/session/pc/link', { password: digest('fourth password') });
  await visitor.post('/api/user/delete', { email, password: digest('fifth password') });

  expect(refusals.length).toBeGreaterThan(7);
  expect(logged.length).toBeGreaterThan(1000);
  const said = logged + refusals.join('\n');
  expect([...secrets].filter((value) => value.length > 7 && said.includes(value))).toEqual([]);
});

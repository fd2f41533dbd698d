import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { authorize, tokenType } from '#contract/session.ts';
import { authActors } from '#src/actors/machineActors.ts';
import { createApi } from '#src/api/api.ts';
import { ApiClient } from '#src/api/client.ts';
import { passwordDigest } from '#src/api/passwordDigest.ts';
import { createSessionApi } from '#src/api/sessionApi.ts';

let asked: (readonly [path: string | undefined, fields: Readonly<Record<string, string>>])[] = [];
let origin = '';

/** A real server that notes what it is asked for, and says yes. */
const server = createServer((request, response) => {
  void text(request).then((body) => {
    asked.push([request.url, Object.fromEntries(new URLSearchParams(body))]);
    const data = request.url === authorize.path ? { authURL: 'https://id.example/authorize' } : {};
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ errNo: 0, data }));
  });
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const paths = {
  signUp: () => '/users/redirect?state=%2Ftokens',
  reset: '/users/password/reset',
  returnTo: () => '/tokens',
};
const actors = () => {
  const client = new ApiClient(() => undefined, origin);
  return authActors(
    { ...createApi(() => undefined), client, session: () => Promise.resolve(createSessionApi(client)) },
    paths,
  );
};

const email = 'ada@example.org';
const password = 'moonlit harbour';
const common = { appId: 'liora', os: 'web' };

describe('what signing in asks for', () => {
  it('has the mail of a new account lead to where the person wanted to go', async () => {
    await toPromise(createActor(actors().sendSignUpMail, { input: { email, password } }).start());
    expect(asked).toEqual([
      [
        '/session/pc/sendemail',
        {
          ...common,
          tokenType: tokenType.signUp,
          email,
          password: passwordDigest(password),
          redirect_uri: paths.signUp(),
        },
      ],
    ]);
  });

  it('has the mail for a new password lead to where one is set', async () => {
    await toPromise(createActor(actors().sendResetMail, { input: { email } }).start());
    expect(asked).toEqual([
      ['/session/pc/sendemail', { ...common, tokenType: tokenType.forgotPassword, email, redirect_uri: paths.reset }],
    ]);
  });

  it('comes back from a third party to where the person was', async () => {
    const { authURL } = await toPromise(createActor(actors().authorize, { input: { oauthType: 'google' } }).start());
    expect([authURL, asked]).toEqual([
      'https://id.example/authorize',
      [['/session/pc/authorize', { ...common, oauthType: 'google', state: paths.returnTo() }]],
    ]);
  });
});

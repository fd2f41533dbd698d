import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect } from 'vitest';
import * as z from 'zod';
import { CLIENT_SECRET, type RunningIssuer, startIssuer } from './oidcProvider.ts';
import { startTestServer, type TestServer } from './testServer.ts';
import { Visitor } from './visitor.ts';

export const newEmail = () => `${randomUUID()}@example.org`;
export const authURLOf = (data: unknown): URL => new URL(z.object({ authURL: z.string() }).parse(data).authURL);

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
};

interface Answers {
  readonly email?: string;
  readonly verified?: 'yes' | 'no';
  readonly refuse?: 'yes';
}

/** Goes through the third party as a browser would, and gives the address that it sends back to. */
export const signInThere = async (authURL: URL, answers: Answers): Promise<URL> => {
  const browser = new Visitor(authURL.origin);
  let at = authURL;
  for (let step = 0; step < 10; step += 1) {
    const response = await browser.fetch(at.href);
    const location = response.headers.get('location');
    if (location === null) throw new Error(`The third party answered ${response.status}: ${await response.text()}`);
    at = new URL(location, at);
    if (at.origin !== authURL.origin) return at;
    if (at.pathname.startsWith('/interaction/'))
      for (const [name, value] of Object.entries(answers)) at.searchParams.set(name, value);
  }
  throw new Error('The third party leads in a circle');
};

/** Where a browser is led that comes back from the third party. */
export const led = (errNo: number) => `/users/redirect?errNo=${errNo}&state=%2Fai-girlfriend`;
export const mailOf = async (visitor: Visitor) => Object(await visitor.get('/api/user/detail')).data.email;

/** A server with a third party that answers, and one that is down, for the tests of a `describe`. */
export const useThirdParty = () => {
  let opened: { readonly server: TestServer; readonly issuer: RunningIssuer; readonly port: number } | undefined;
  beforeAll(async () => {
    const port = await freePort();
    const issuer = await startIssuer(`http://127.0.0.1:${port}/session/pc/callback/example-id`);
    const server = await startTestServer({
      PORT: String(port),
      OIDC_EXAMPLE_ID_ISSUER: issuer.issuer,
      OIDC_EXAMPLE_ID_CLIENT_ID: 'liora',
      OIDC_EXAMPLE_ID_CLIENT_SECRET: CLIENT_SECRET,
      OIDC_EXAMPLE_ID_LABEL: 'Example',
      OIDC_DOWN_ISSUER: 'http://127.0.0.1:9',
      OIDC_DOWN_CLIENT_ID: 'liora',
      OIDC_DOWN_CLIENT_SECRET: CLIENT_SECRET,
    });
    opened = { server, issuer, port };
  });
  afterAll(async () => {
    await opened?.server[Symbol.asyncDispose]();
    await opened?.issuer.stop();
  });
  const current = () => {
    if (opened === undefined) throw new Error('The server starts before the tests');
    return opened;
  };
  const visit = () => new Visitor(current().server.origin);

  const begin = async (visitor: Visitor, state = '/ai-girlfriend'): Promise<URL> =>
    authURLOf((await visitor.form('/session/pc/authorize', { oauthType: 'example-id', state })).data);
  /** Where the server sends the browser on to. */
  const comeBack = async (visitor: Visitor, { pathname, search }: URL): Promise<string | null> => {
    const response = await visitor.fetch(pathname + search);
    expect([response.status, response.headers.get('cache-control')]).toEqual([302, 'no-store']);
    return response.headers.get('location');
  };
  const signIn = async (visitor: Visitor, answers: Answers): Promise<string | null> =>
    comeBack(visitor, await signInThere(await begin(visitor), answers));

  return { current, visit, begin, comeBack, signIn };
};

import { createServer } from 'node:http';
import { generateKeyPairSync } from 'node:crypto';
import { Provider } from 'oidc-provider';

/**
 * An OpenID provider as a process of its own: prints its issuer once it listens. `CLIENT_SECRET` and `REDIRECT_URI` come by
 * environment, `PORT` 0 takes a free one. Its sign-in page takes who comes from the query: `?email=…&verified=yes`, or `?refuse=yes`.
 */
const people = new Map<string, { email: string; isVerified: boolean }>();
const server = createServer();
server.listen(Number(process.env['PORT'] ?? 0), '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'liora',
        client_secret: process.env['CLIENT_SECRET'] ?? '',
        redirect_uris: [process.env['REDIRECT_URI'] ?? ''],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: ['only for tests'] },
    jwks: {
      keys: [
        { ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }), use: 'sig' },
      ],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => {
      const user = people.get(sub);
      return user && { accountId: sub, claims: () => ({ sub, email: user.email, email_verified: user.isVerified }) };
    },
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc;
      const grant = new ctx.oidc.provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  const handle = provider.callback();
  server.on('request', (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    if (!pathname.startsWith('/interaction/')) return void handle(request, response);
    const email = searchParams.get('email') ?? '';
    people.set(email, { email, isVerified: searchParams.get('verified') === 'yes' });
    const result = searchParams.has('refuse')
      ? { error: 'access_denied', error_description: 'refused' }
      : { login: { accountId: email, remember: false } };
    return void provider.interactionFinished(request, response, result);
  });
  process.stdout.write(`issuer ${issuer}\n`);
});

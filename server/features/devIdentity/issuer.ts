import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { Provider, interactionPolicy } from 'oidc-provider';
import { createMemoryAdapter } from './memoryAdapter.ts';

/** Somebody who signed in, as they told it. */
export interface Person {
  readonly email: string;
  readonly isVerified: boolean;
}

/** Asks each time who signs in, since it is there for trying. */
const policy = () => {
  const { base, Check } = interactionPolicy;
  const prompts = base();
  prompts
    .get('login')
    ?.checks.add(
      new Check('asks_always', 'It asks each time who signs in', 'interaction_required', (ctx) =>
        ctx.oidc.result?.login === undefined ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
      ),
    );
  return prompts;
};

/** What an issuer has to know. */
export interface IssuerSettings {
  /** What it calls itself. */
  readonly address: string;
  /** Where its pages lie. */
  readonly path: string;
  /** The one application that people sign in to, and where they come back to. */
  readonly client: { readonly id: string; readonly secret: string; readonly callback: string };
  /** By their subject. */
  readonly people: ReadonlyMap<string, Person>;
}

/** An OpenID provider whose keys last as long as it does. */
export const createIssuer = ({ address, path, client, people }: IssuerSettings): Provider =>
  new Provider(address, {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.callback],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    jwks: {
      keys: [
        { ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }), use: 'sig' },
      ],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { policy: policy(), url: (_, { uid }) => `${path}/interaction/${uid}` },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_, sub) => {
      const person = people.get(sub);
      return (
        person && { accountId: sub, claims: () => ({ sub, email: person.email, email_verified: person.isVerified }) }
      );
    },
    // Whoever signs in agrees: there is nobody to keep anything from.
    async loadExistingGrant(ctx) {
      const { session, provider } = ctx.oidc;
      const grant = new provider.Grant({ clientId: ctx.oidc.client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });

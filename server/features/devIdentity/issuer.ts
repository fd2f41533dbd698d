import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, type InteractionResults, interactionPolicy, Provider } from 'oidc-provider';
import { createMemoryAdapter } from './memoryAdapter.ts';

/** Somebody who signed in, as they told it. */
export interface User {
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
  readonly people: ReadonlyMap<string, User>;
}

/** Why a request was not answered: nothing is at its address, or it is none that a sign-in can go on with. */
export type Unanswered = 'unknown' | 'unfit';

/** An OpenID provider whose keys last as long as it does. */
export interface Issuer {
  /** Answers a request, or leaves it to the caller. Rejects when it broke, with nothing sent. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<Unanswered | undefined>;
  /** Whether the sign-in of a page still waits for what the person says. */
  isWaiting(incoming: IncomingMessage, outgoing: ServerResponse): Promise<boolean>;
  /** Tells the sign-in of a page what the person said. Gives where the browser goes on; undefined when it is over. */
  finish(incoming: IncomingMessage, outgoing: ServerResponse, said: InteractionResults): Promise<string | undefined>;
}

type Left = { readonly why: Unanswered } | { readonly error: unknown };
interface Asked {
  readonly req: IncomingMessage;
  respond?: boolean | undefined;
}

const unlessOver = async <T>(act: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await act();
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
};

/** Begins with new keys, and with nobody signed in. */
export const createIssuer = ({ address, path, client, people }: IssuerSettings): Issuer => {
  const lefts = new WeakMap<IncomingMessage, Left>();
  const leave = (asked: Asked, left: Left): void => {
    asked.respond = false;
    lefts.set(asked.req, left);
  };

  const provider = new Provider(address, {
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
      const user = people.get(sub);
      return user && { accountId: sub, claims: () => ({ sub, email: user.email, email_verified: user.isVerified }) };
    },
    renderError(ctx, _told, error) {
      leave(ctx, 'expose' in error && error.expose ? { why: 'unfit' } : { error });
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
  provider.use(async (ctx, next) => {
    try {
      await next();
      if (ctx.status === 404 && (ctx.body === undefined || ctx.body === null)) leave(ctx, { why: 'unknown' });
    } catch (error) {
      leave(ctx, { error });
    }
  });
  const answer = provider.callback();

  return {
    async answer(incoming, outgoing) {
      await answer(incoming, outgoing);
      const left = lefts.get(incoming);
      if (left !== undefined && 'error' in left) throw left.error;
      return left?.why;
    },
    isWaiting: async (incoming, outgoing) =>
      (await unlessOver(() => provider.interactionDetails(incoming, outgoing))) !== undefined,
    finish: (incoming, outgoing, said) => unlessOver(() => provider.interactionResult(incoming, outgoing, said)),
  };
};

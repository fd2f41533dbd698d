import { isNearAddress, isNearHost } from './http/nearAddress.ts';

/** What decides who can reach what is made for trying Liora alone. */
interface Exposure {
  readonly NODE_ENV: 'development' | 'test' | 'production';
  readonly HOST: string;
  readonly EMBEDDED_PROVIDERS: 'private' | 'anywhere';
  readonly PUBLIC_ORIGIN?: string | undefined;
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_API_ORIGIN?: string | undefined;
}

const ESCAPE =
  'strangers may reach the outbox, the demo account and the test identity. NODE_ENV=production leaves them out, EMBEDDED_PROVIDERS=anywhere shows them all the same';

const exposedIn = ({ HOST, PUBLIC_ORIGIN }: Exposure): string | undefined => {
  if (HOST !== 'localhost' && !isNearAddress(HOST))
    return `HOST must be a loopback or private address; at ${JSON.stringify(HOST)} ${ESCAPE}`;
  if (PUBLIC_ORIGIN !== undefined && !isNearHost(new URL(PUBLIC_ORIGIN).hostname))
    return `PUBLIC_ORIGIN must be an address of this machine or a private network; at ${JSON.stringify(PUBLIC_ORIGIN)} ${ESCAPE}`;
  return undefined;
};

/** Why a server with these settings would give strangers what is not theirs, in one line that names the variable; undefined when it would not. */
export const exposureIn = (env: Exposure): string | undefined => {
  if (env.NODE_ENV !== 'production') return env.EMBEDDED_PROVIDERS === 'anywhere' ? undefined : exposedIn(env);
  for (const name of ['PUBLIC_ORIGIN', 'STRIPE_API_ORIGIN'] as const)
    if (env[name]?.startsWith('http:') === true) return `${name} must be an https address in production`;
  if (/^[rs]k_test_/.test(env.STRIPE_SECRET_KEY ?? ''))
    return 'STRIPE_SECRET_KEY must be a live key in production, such as sk_live_…';
  return undefined;
};

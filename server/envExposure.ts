import { BlockList, isIP, isIPv6 } from 'node:net';

/** What decides who can reach what is made for trying Liora alone. */
interface Exposure {
  readonly NODE_ENV: 'development' | 'test' | 'production';
  readonly HOST: string;
  readonly EMBEDDED_PROVIDERS: 'private' | 'anywhere';
  readonly PUBLIC_ORIGIN?: string | undefined;
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_API_ORIGIN?: string | undefined;
}

/** Loopback, private and link-local addresses: RFC 1122, 1918, 3927, 4193 and 4291. */
const near = new BlockList();
near.addSubnet('127.0.0.0', 8);
near.addSubnet('10.0.0.0', 8);
near.addSubnet('172.16.0.0', 12);
near.addSubnet('192.168.0.0', 16);
near.addSubnet('169.254.0.0', 16);
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');
near.addSubnet('fe80::', 10, 'ipv6');

const isNear = (host: string): boolean =>
  host === 'localhost' || (isIP(host) !== 0 && near.check(host, isIPv6(host) ? 'ipv6' : 'ipv4'));

/** Why a server with these settings would give strangers what is not theirs, in one line that names the variable; undefined when it would not. */
export const exposureIn = (env: Exposure): string | undefined => {
  if (env.NODE_ENV !== 'production')
    return env.EMBEDDED_PROVIDERS === 'anywhere' || isNear(env.HOST)
      ? undefined
      : `HOST must be a loopback or private address; at ${JSON.stringify(env.HOST)} strangers may reach the outbox, the demo account and the test identity. NODE_ENV=production leaves them out, EMBEDDED_PROVIDERS=anywhere shows them all the same`;
  for (const name of ['PUBLIC_ORIGIN', 'STRIPE_API_ORIGIN'] as const)
    if (env[name]?.startsWith('http:') === true) return `${name} must be an https address in production`;
  if (/^[rs]k_test_/.test(env.STRIPE_SECRET_KEY ?? ''))
    return 'STRIPE_SECRET_KEY must be a live key in production, such as sk_live_…';
  return undefined;
};

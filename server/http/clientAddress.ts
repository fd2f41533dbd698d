import { BlockList, isIP, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Log } from '../log.ts';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** One spelling for each address; undefined for what is none. */
const normal = (address: string): string | undefined => {
  const text = MAPPED.exec(address)?.[1] ?? address;
  if (isIP(text) === 0) return undefined;
  return isIPv6(text) ? new URL(`http://[${text.replace(/%.*$/, '')}]/`).hostname.slice(1, -1) : text;
};

/** Parses addresses and ranges such as `10.0.0.0/8`, parted by commas; undefined when one is none. */
export const readProxies = (text: string): BlockList | undefined => {
  const proxies = new BlockList();
  if (text.trim() === '') return proxies;
  for (const part of text.split(',').map((value) => value.trim())) {
    const [address = '', prefix, ...rest] = part.split('/');
    const version = isIP(address);
    const bits = prefix === undefined ? undefined : Number(prefix);
    if (version === 0 || rest.length > 0) return undefined;
    if (bits !== undefined && (!/^\d{1,3}$/.test(prefix ?? '') || bits > (version === 4 ? 32 : 128))) return undefined;
    const family = version === 4 ? 'ipv4' : 'ipv6';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, bits, family);
  }
  return proxies;
};

const isIn = (proxies: BlockList, address: string): boolean =>
  proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** An IPv6 address stands for its /64, which is what one customer gets. */
const bucketOf = (address: string): string => {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - groups.length - last.length }, () => '0');
  return `${[...groups, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
};

/** What proxies say for whom they ask. */
const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;

/**
 * Who calls, for limits: an IPv4 address, or the /64 of an IPv6 one. `X-Forwarded-For` counts only where the connection
 * comes from a proxy of ours, and then its last address that is none of ours. Says once in the log when any header of proxies comes from
 * elsewhere: then everybody behind that proxy is one caller, unless somebody made the header up.
 */
export const clientAddress = (proxies: BlockList, log: Pick<Log, 'warn'>) => {
  let isTold = false;
  return (c: Context): string => {
    const direct = normal(getConnInfo(c).remote.address ?? '');
    if (direct === undefined) return 'unknown';
    if (!isTold && !isIn(proxies, direct) && PROXY_HEADERS.some((name) => c.req.header(name) !== undefined)) {
      isTold = true;
      log.warn(
        { path: c.req.path },
        'requests come through a proxy that TRUSTED_PROXIES does not name: everybody behind it shares one limit',
      );
    }
    let client = direct;
    const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => normal(part.trim()));
    while (isIn(proxies, client)) {
      const before = forwarded.pop();
      if (before === undefined) break;
      client = before;
    }
    return bucketOf(client);
  };
};
export type ClientAddress = ReturnType<typeof clientAddress>;

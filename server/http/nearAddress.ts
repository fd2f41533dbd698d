import { BlockList, isIP, isIPv6 } from 'node:net';

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

/** Names that no public name server answers: RFC 6761, 6762, 8375 and what ICANN keeps for private use. */
const NEAR_NAME = /^(?:[a-z0-9-]+|(?:[a-z0-9-]+\.)+(?:localhost|local|lan|internal|home\.arpa))$/i;

/** Whether an IP address is one of this machine or of a private network. */
export const isNearAddress = (address: string): boolean =>
  isIP(address) !== 0 && near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Whether the host of an address, as `URL.hostname` gives it, is on this machine or in a private network. */
export const isNearHost = (hostname: string): boolean => {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(address) === 0 ? NEAR_NAME.test(hostname) : isNearAddress(address);
};

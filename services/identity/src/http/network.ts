import { isIPv4, isIPv6 } from 'node:net';

/** An address as limits count it, and the network around it. */
export interface Networks {
  /** The address itself; for IPv6 its /64, as a host with one address of it has all 2^64. */
  readonly host: string;
  /** The /24 of IPv4 or the /48 of IPv6: usually the most that one customer of a provider has. */
  readonly network: string;
}

/** An IPv4 address in IPv6 notation counts as the IPv4 address. All invalid addresses count as one host. */
export function networksOf(address: string): Networks {
  const plain = address.trim().replace(/%.*$/, ''); // without the zone of a link-local address
  if (isIPv4(plain)) return networksOfIPv4(plain);
  if (!isIPv6(plain)) return { host: 'unknown', network: 'unknown' };
  const groups = groupsOf(plain);
  if (groups.slice(0, 6).join() === '0,0,0,0,0,ffff') return networksOfIPv4(toIPv4(groups.slice(6)));
  return { host: `${groups.slice(0, 4).join(':')}::/64`, network: `${groups.slice(0, 3).join(':')}::/48` };
}

const networksOfIPv4 = (address: string): Networks => ({ host: address, network: address.replace(/\d+$/, '0/24') });

/** The eight groups of an IPv6 address, in hexadecimal without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser writes every address in its one short form, with an embedded IPv4 part in hexadecimal.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  return [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
}

const toIPv4 = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');

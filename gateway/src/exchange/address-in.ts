import { isIP, SocketAddress } from 'node:net';

const inBrackets = /^\[(.+)\](?::\d{1,5})?$/;
const port = /:\d{1,5}$/;
const mapped = '::ffff:';

/**
 * The IP address in an entry of X-Forwarded-For, without the port that some proxies add, as it differs for each
 * connection: `1.2.3.4:5678`, `[::1]:443`. An IPv4 address in IPv6 notation is converted to IPv4 notation.
 * @returns undefined if the text is no address, with or without a port
 */
export function addressIn(text: string): string | undefined {
  // An address without a port comes first, as the last group of an IPv6 address looks like one.
  const candidates = [text, inBrackets.exec(text)?.[1], text.replace(port, '')];
  const address = candidates.find((candidate) => candidate !== undefined && isIP(candidate) !== 0);
  return address === undefined ? undefined : asIPv4(canonical(address));
}

/** Converts an IPv4 address that arrived over an IPv6 socket to IPv4 notation. */
export const asIPv4 = (address: string): string =>
  address.startsWith(mapped) ? address.slice(mapped.length) : address;

/** The usual notation, lower case and shortened: `::ffff:1.2.3.4` for `::FFFF:102:304`. */
function canonical(address: string): string {
  // An address with the name of a network interface has no other notation.
  if (!address.includes(':') || address.includes('%')) return address;
  return new SocketAddress({ address, family: 'ipv6' }).address;
}

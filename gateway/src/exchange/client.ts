import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddr from 'proxy-addr';

/** The client, as reported by the socket and by trusted proxies. */
export interface Client {
  readonly address: string;
  readonly protocol: 'http' | 'https';
  /** Whether responses tell the browser to use https only (HSTS). */
  readonly strictTransport: boolean;
}

export type ReadClient = (req: IncomingMessage) => Client;

/**
 * Reads the client from a request. X-Forwarded-For and X-Forwarded-Proto count only if trusted proxies wrote them.
 * @param proxies addresses and networks of the trusted proxies; without any, the socket's address is the client's
 * @param alwaysStrict whether every client is told to use https only, not just those that already use it
 */
export function clientReader(proxies: readonly string[], alwaysStrict: boolean): ReadClient {
  if (proxies.length === 0) {
    return ({ socket }) => ({ address: socketAddress(socket), protocol: 'http', strictTransport: alwaysStrict });
  }
  const trusted = proxyAddr.compile([...proxies]);
  // A connection that has just been closed has no address.
  const isTrusted = (address: string | undefined, hop: number) =>
    address !== undefined && trusted(withoutPort(address), hop);
  return (req) => {
    const byProxy = trusted(req.socket.remoteAddress ?? '', 0);
    const secure = byProxy && req.headers['x-forwarded-proto'] === 'https';
    const address: string | undefined = proxyAddr(req, isTrusted);
    return {
      address: asIPv4(address && withoutPort(address)),
      protocol: secure ? 'https' : 'http',
      strictTransport: alwaysStrict || secure,
    };
  };
}

/** Whether an address belongs to one of the trusted proxies. */
export function proxyMatcher(proxies: readonly string[]): (address: string) => boolean {
  if (proxies.length === 0) return () => false;
  const trusted = proxyAddr.compile([...proxies]);
  return (address) => trusted(address, 0);
}

/** The address at the other end of a connection. */
export function socketAddress(socket: Socket): string {
  return asIPv4(socket.remoteAddress);
}

/** Some proxies add the port of the connection, which differs each time: `1.2.3.4:5678`, `[::1]:443`. */
function withoutPort(address: string): string {
  const bracket = address.startsWith('[') ? address.indexOf(']') : -1;
  if (bracket !== -1) return address.slice(1, bracket);
  const colon = address.indexOf(':');
  // An IPv6 address has several colons.
  const hasPort = colon !== -1 && colon === address.lastIndexOf(':');
  return hasPort ? address.slice(0, colon) : address;
}

/** Converts an IPv4 address that arrived over an IPv6 socket to IPv4 notation. */
function asIPv4(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}

/**
 * The key by which addresses share a limit: an IPv4 address itself, or the /64 network of an IPv6 address, as one
 * client can use all the 2^64 addresses of its network.
 */
export function limitKey(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const last = tail.split(':').filter(Boolean);
    while (groups.length + last.length < 8) groups.push('0');
    groups.push(...last);
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}

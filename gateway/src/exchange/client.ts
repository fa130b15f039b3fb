import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddr from 'proxy-addr';
import { addressIn, asIPv4 } from './address-in';

/** The address of a client whose connection has been closed. */
const unknown = 'unknown';

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
  const isTrusted = (text: string | undefined, hop: number) => {
    const address = addressIn(text ?? '');
    return address !== undefined && trusted(address, hop);
  };
  return (req) => {
    const byProxy = trusted(req.socket.remoteAddress ?? '', 0);
    const secure = byProxy && req.headers['x-forwarded-proto'] === 'https';
    const text: string = proxyAddr(req, isTrusted) ?? unknown;
    return {
      address: addressIn(text) ?? text,
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
export function socketAddress({ remoteAddress }: Socket): string {
  return remoteAddress === undefined ? unknown : asIPv4(remoteAddress);
}

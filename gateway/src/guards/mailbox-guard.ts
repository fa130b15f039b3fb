import { isIP } from 'node:net';
import type { Exchange } from '../exchange/exchange';
import { type HttpError, notFound } from '../exchange/http-error';

/**
 * Protects the development mailbox from DNS rebinding: a page of another site can have its host name resolve to this
 * machine, but its requests carry that name. Only `localhost`, IP addresses and the host of PUBLIC_URL are accepted.
 */
export function createMailboxGuard(publicUrl: string) {
  const publicHost = new URL(publicUrl).hostname;

  return function guardMailbox({ req }: Exchange, target: string): HttpError | undefined {
    if (!target.startsWith('/dev/')) return undefined;
    return isOwnHost(hostnameOf(req.headers.host)) ? undefined : notFound;
  };

  function isOwnHost(hostname: string): boolean {
    return hostname === publicHost || hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  }
}

function hostnameOf(host = ''): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
}

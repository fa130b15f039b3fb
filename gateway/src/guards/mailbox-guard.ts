import { isIP } from 'node:net';
import type { Exchange } from '../exchange/exchange';
import { type HttpError, notFound } from '../exchange/http-error';

/**
 * Protects the development mailbox from DNS rebinding: another site's page can have its own host name resolve to this
 * machine, but its requests come with that name. Only `localhost`, addresses and the host of PUBLIC_URL are answered.
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

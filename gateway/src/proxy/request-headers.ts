import { serviceTokenHeader } from '@plaza/service-kit/internal/service-tokens';
import type { Exchange } from '../exchange/exchange';
import { HeaderNames, hopByHop, namedByConnection } from './hop-by-hop';

/** Headers that only the gateway may set. */
const gatewayHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
  'x-request-id',
  'traceparent',
  'tracestate',
  serviceTokenHeader,
];

/** The proxy sets `host` to the service's own; the gateway answers `expect`. */
const neverForwarded = [...hopByHop, ...gatewayHeaders, 'host', 'expect'];
const dropped = new HeaderNames(neverForwarded);
const droppedWithoutBody = new HeaderNames([...neverForwarded, 'content-length']);

/**
 * The headers to forward to a service, as a flat list of names and values.
 * @param withCookies whether the service receives the cookies and the host that the browser requested; only identity
 * may receive the session cookie
 */
export function requestHeaders(exchange: Exchange, withBody: boolean, withCookies: boolean): string[] {
  const { req, client } = exchange;
  const raw = req.rawHeaders;
  const excluded = withBody ? dropped : droppedWithoutBody;
  const named = namedByConnection(req.headers.connection);
  const headers: string[] = [];
  let hasToken = false;
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index] ?? '';
    if (excluded.has(name) || (!withCookies && isCookie(name)) || named?.has(name.toLowerCase())) continue;
    if (isAuthorization(name)) {
      // The gateway checked the first token; a service might read another one.
      if (hasToken) continue;
      hasToken = true;
    }
    headers.push(name, raw[index + 1] ?? '');
  }
  headers.push('x-request-id', exchange.id, 'x-forwarded-for', client.address);
  headers.push('x-forwarded-proto', client.protocol, 'traceparent', exchange.traceparent);
  if (withCookies && req.headers.host !== undefined) headers.push('x-forwarded-host', req.headers.host);
  return headers;
}

const isAuthorization = (name: string) => name.length === 13 && name.toLowerCase() === 'authorization';
const isCookie = (name: string) => name.length === 6 && name.toLowerCase() === 'cookie';

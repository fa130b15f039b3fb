import type { Visit } from '../visit';
import { HeaderNames, hopByHop, namedByConnection } from './hop-by-hop';

/** What the gateway itself says to a service, so that nobody else can. */
const own = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
  'x-request-id',
];

/** `host` is the service's own; `expect` is answered by the gateway. */
const neverPassed = [...hopByHop, ...own, 'host', 'expect'];
const dropped = new HeaderNames(neverPassed);
const droppedWithoutBody = new HeaderNames([...neverPassed, 'content-length']);

/**
 * A request's headers as the service gets them: a flat list of names and values.
 * @param withCookies whether the service may see cookies; the session cookie is nobody's but identity's
 */
export function requestHeaders(visit: Visit, withBody: boolean, withCookies: boolean): string[] {
  const { req, client } = visit;
  const raw = req.rawHeaders;
  const left = withBody ? dropped : droppedWithoutBody;
  const named = namedByConnection(req.headers.connection);
  const passed: string[] = [];
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] ?? '';
    if (left.has(name) || (!withCookies && isCookie(name)) || named?.has(name.toLowerCase())) continue;
    passed.push(name, raw[at + 1] ?? '');
  }
  passed.push('x-request-id', visit.id, 'x-forwarded-for', client.address);
  passed.push('x-forwarded-proto', client.protocol);
  return passed;
}

const isCookie = (name: string) => name.length === 6 && name.toLowerCase() === 'cookie';

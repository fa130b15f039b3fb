import type { IncomingMessage } from 'node:http';
import { HttpError, methodNotAllowed } from '../exchange/http-error';
import { pathOf } from '../exchange/path-of';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A segment that is `.` or `..`, plain or encoded. */
const dotSegment = /(^|\/)(\.|%2e){1,2}(\/|$)/i;
/**
 * Blanks and control characters, which a request target may not contain unencoded, and the sign of a fragment, which no
 * client sends: services would leave away what follows it, and so read another path.
 */
const badCharacter = /[^!"$-~\u0080-\u00ff]/;

const urlTooLong = new HttpError(414, 'url_too_long', 'The address is too long.');
const malformed = new HttpError(400, 'malformed_request', 'The address is not valid.');
const upgradeRefused = new HttpError(400, 'upgrade_refused', 'This connection cannot be upgraded.');

/**
 * Validates method, target and upgrade of a request. Ambiguous framing of headers or body needs no check here: the
 * strict parser of node:http rejects it before.
 * @returns the error to send, if any
 */
export function guardRequest(req: IncomingMessage, maxUrlBytes: number): HttpError | undefined {
  const { method = '', url = '' } = req;
  if (!methods.has(method)) return methodNotAllowed([...methods].join(', '));
  if (url.length > maxUrlBytes) return urlTooLong;
  if (url.charCodeAt(0) !== 0x2f || badCharacter.test(url) || isAmbiguous(url)) return malformed;
  if (req.headers.upgrade !== undefined && !isHttp2Offer(req)) return upgradeRefused;
  return undefined;
}

/**
 * Whether others could read the path as another one: by dot segments, or a backslash, which browsers read as a slash.
 */
function isAmbiguous(url: string): boolean {
  if (!url.includes('/.') && !url.includes('%2') && !url.includes('\\')) return false;
  const path = pathOf(url);
  return dotSegment.test(path) || path.includes('\\');
}

/** HTTP clients offer HTTP/2 without needing it; a client that asks for another protocol would wait for it in vain. */
function isHttp2Offer({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'h2c';
}

import type { IncomingMessage } from 'node:http';
import { HttpError, methodNotAllowed } from '../exchange/http-error';
import { pathOf } from '../exchange/path-of';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A path segment that is `.` or `..`, plain or encoded. */
const dotSegment = /(^|\/)(\.|%2e){1,2}(\/|$)/i;
/**
 * Spaces and control characters, which a request target may not contain unencoded, and `#`, which starts a fragment and
 * which no client sends: services would ignore the rest of the target, and so read another path.
 */
const badCharacter = /[^!"$-~\u0080-\u00ff]/;

const urlTooLong = new HttpError(414, 'url_too_long', 'The address is too long.');
const malformed = new HttpError(400, 'malformed_request', 'The address is not valid.');
const upgradeRefused = new HttpError(400, 'upgrade_refused', 'This connection cannot be upgraded.');

/**
 * Validates the method, target and upgrade of a request. Ambiguous framing of headers or body needs no check here, as
 * the strict parser of node:http rejects it earlier.
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
 * Whether a service or browser could read the path as a different one, because of dot segments or a backslash, which
 * browsers read as a slash.
 */
function isAmbiguous(url: string): boolean {
  if (!url.includes('/.') && !url.includes('%2') && !url.includes('\\')) return false;
  const path = pathOf(url);
  return dotSegment.test(path) || path.includes('\\');
}

/** HTTP clients offer HTTP/2 without needing it; a client that requests another protocol would wait for it in vain. */
function isHttp2Offer({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'h2c';
}

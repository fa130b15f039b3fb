import type { IncomingMessage } from 'node:http';
import { methodNotAllowed, type Refusal } from '../refusal';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A segment that is `.` or `..`, written out or encoded. */
const dotSegment = /(^|\/)(\.|%2e){1,2}(\/|$)/i;
/** Blanks and control characters, which no request target may hold raw. */
const badCharacter = /[^\u0021-\u007e\u0080-\u00ff]/;

/**
 * What is wrong with a request's first lines, if anything. Whether body and headers are framed in one certain way is
 * node:http's strict parser's to say; it never hands such a request over.
 */
export function shapeFault(req: IncomingMessage, maxUrlBytes: number): Refusal | undefined {
  const { method = '', url = '' } = req;
  if (!methods.has(method)) return methodNotAllowed([...methods].join(', '));
  if (url.length > maxUrlBytes) return { status: 414, code: 'url_too_long', message: 'The address is too long.' };
  if (url.charCodeAt(0) !== 0x2f || badCharacter.test(url) || isTwisted(url)) {
    return { status: 400, code: 'malformed_request', message: 'The address is not valid.' };
  }
  if (req.headers.upgrade !== undefined && asksForUpgrade(req)) {
    return { status: 400, code: 'upgrade_refused', message: 'This connection cannot be upgraded.' };
  }
  return undefined;
}

/** Whether the path means another one to somebody: by dot segments, or a backslash, which browsers read as a slash. */
function isTwisted(url: string): boolean {
  if (!url.includes('/.') && !url.includes('%2') && !url.includes('\\')) return false;
  const query = url.indexOf('?');
  const path = query === -1 ? url : url.slice(0, query);
  return dotSegment.test(path) || path.includes('\\');
}

/** HTTP clients offer HTTP/2 by the way; whoever wants another protocol would wait for it in vain. */
function asksForUpgrade({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() !== 'h2c';
}

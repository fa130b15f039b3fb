import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Call, Calls } from '@plaza/contracts/call';
import type { Middleware } from 'koa';
import { InvalidInput, ServiceError } from '../errors';
import { readBody } from './read-body';

const withBody = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Parses a JSON body into `ctx.state.body`: 415 for other types, 413 beyond `maxBytes`, 400 for invalid JSON. The
 * bodies of uploads are left to their routes.
 */
export function jsonBody(maxBytes = 100 * 1024, calls: Calls = {}): Middleware {
  const uploads = Object.values(calls).filter(({ upload }) => upload);
  return async function jsonBody(ctx, next) {
    const isUpload = uploads.some((made) => isMade(made, ctx.method, ctx.path));
    if (withBody.has(ctx.method) && hasBody(ctx.req) && !isUpload) {
      const plain = (ctx.get('content-encoding') || 'identity') === 'identity';
      if (!plain || !ctx.is('json', '+json'))
        throw new ServiceError('wrong-type', 'unsupported_media_type', 'Send JSON.');
      const bytes = await readBody(ctx.req, maxBytes);
      ctx.state.body = bytes.length === 0 ? undefined : parseJson(bytes);
    }
    await next();
  };
}

/** Whether the request is for this call. */
function isMade(made: Call, method: string, path: string): boolean {
  const [expected, actual] = [made.path.split('/'), path.toLowerCase().replace(/\/$/, '').split('/')];
  return (
    made.method === method &&
    expected.length === actual.length &&
    expected.every((part, index) => part.startsWith(':') || part === actual[index])
  );
}

function hasBody(req: IncomingMessage): boolean {
  const length = req.headers['content-length'];
  return req.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

function parseJson(bytes: Buffer): unknown {
  // Decoding invalid UTF-8 would insert replacement characters, which would then be stored.
  if (!isUtf8(bytes)) throw malformed();
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw malformed();
  }
}

const malformed = () => new InvalidInput('The request is not valid JSON.', undefined, 'malformed_json');

import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import { BadInput, Failure } from './errors';

const withBody = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Reads a JSON body into `ctx.state.body`: 415 for other types, 413 past `maxBytes`, 400 for what is no JSON. */
export function jsonBody(maxBytes = 100 * 1024): Middleware {
  return async function jsonBody(ctx, next) {
    if (withBody.has(ctx.method) && hasBody(ctx.req)) {
      const plain = (ctx.get('content-encoding') || 'identity') === 'identity';
      if (!plain || !ctx.is('json', '+json')) throw new Failure('wrong-type', 'unsupported_media_type', 'Send JSON.');
      const text = await readText(ctx.req, maxBytes);
      ctx.state.body = text === '' ? undefined : parseJson(text);
    }
    await next();
  };
}

function hasBody(req: IncomingMessage): boolean {
  const length = req.headers['content-length'];
  return req.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

async function readText(req: IncomingMessage, maxBytes: number): Promise<string> {
  const tooLarge = () => new Failure('too-large', 'body_too_large', 'The request is too large.');
  if (Number(req.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    // Leaving the loop must not destroy the request: its socket still has to carry the answer.
    for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Failure || !req.destroyed) throw error;
    throw new BadInput('The request ended before its body did.', undefined, 'request_aborted');
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadInput('The request is not valid JSON.', undefined, 'malformed_json');
  }
}

import type { IncomingMessage } from 'node:http';
import { InvalidInput, ServiceError } from './errors';

/**
 * The bytes of a request's body.
 * @throws ServiceError `body_too_large` past `maxBytes`; InvalidInput `request_aborted` when the client leaves in the
 * middle
 */
export async function readBody(req: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new ServiceError('too-large', 'body_too_large', 'The request is too large.');
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
    if (error instanceof ServiceError || !req.destroyed) throw error;
    throw new InvalidInput('The request ended before its body did.', undefined, 'request_aborted');
  }
  return Buffer.concat(chunks);
}

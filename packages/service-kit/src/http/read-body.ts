import type { IncomingMessage } from 'node:http';
import { InvalidInput, ServiceError } from '../errors';

/**
 * Reads the body of a request.
 * @throws ServiceError `body_too_large` beyond `maxBytes`; InvalidInput `request_aborted` if the client disconnects
 * before the end
 */
export async function readBody(req: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new ServiceError('too-large', 'body_too_large', 'The request is too large.');
  if (Number(req.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    // Leaving the loop must not destroy the request, as the response is sent on its socket.
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

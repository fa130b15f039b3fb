import { randomUUID } from 'node:crypto';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorEnvelope } from '@plaza/contracts/errors';

const faults: Readonly<Record<string, { status: number; code: string; message: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'headers_too_large', message: 'The request has too many headers.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'request_timeout', message: 'The request took too long to arrive.' },
};
const malformed = { status: 400, code: 'malformed_request', message: 'The request is not valid HTTP.' };

/** node:http notes on a socket which answer is being written to it; nothing public tells. */
type HttpSocket = Socket & { _httpMessage?: ServerResponse | null };

/**
 * Answers what node:http's parser refused: two lengths, a length beside chunks, headers past their size, what is no
 * HTTP at all. There is no request to answer, so the answer is written by hand; the connection is of no more use.
 */
export function answerClientFault(error: Error & { code?: string }, socket: HttpSocket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) {
    socket.destroy();
    return;
  }
  const { status, code, message } = faults[error.code ?? ''] ?? malformed;
  const id = randomUUID();
  const body = JSON.stringify(errorEnvelope(code, message, id));
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${id}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

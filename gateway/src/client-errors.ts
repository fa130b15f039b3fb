import { randomUUID } from 'node:crypto';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorEnvelope } from '@plaza/contracts/errors';
import { HttpError } from './exchange/http-error';

/** By the code of node:http's error. */
const errors: Readonly<Record<string, HttpError>> = {
  HPE_HEADER_OVERFLOW: new HttpError(431, 'headers_too_large', 'The request has too many headers.'),
  ERR_HTTP_REQUEST_TIMEOUT: new HttpError(408, 'request_timeout', 'The request took too long to arrive.'),
};
const malformed = new HttpError(400, 'malformed_request', 'The request is not valid HTTP.');

/** How long the client has to read the response before the connection is closed from both sides. */
const lingerMs = 1000;

/** node:http stores the response that is being written on its socket; there is no public API for it. */
type HttpSocket = Socket & { _httpMessage?: ServerResponse | null };

/**
 * Answers what the parser of node:http rejected: two lengths, a length with chunks, headers that are too large, or no
 * HTTP at all. There is no response object for it, so the response is written to the socket, which is then closed.
 */
export function answerClientError(error: Error & { code?: string }, socket: HttpSocket): void {
  // A browser opens connections ahead of need; on one without a request there is nobody to tell.
  const isUnused = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0;
  if (error.code === 'ECONNRESET' || isUnused || !socket.writable || socket._httpMessage?.headersSent) {
    socket.destroy();
    return;
  }
  const { status, code, message } = errors[error.code ?? ''] ?? malformed;
  const id = randomUUID();
  const body = JSON.stringify(errorEnvelope(code, message, id));
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      `X-Request-Id: ${id}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  // A client that goes on sending is not waited for.
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

import { randomUUID } from 'node:crypto';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorEnvelope } from '@plaza/contracts/errors';
import { HttpError } from './exchange/http-error';

/** By the error code of node:http. */
const errors: Readonly<Record<string, HttpError>> = {
  HPE_HEADER_OVERFLOW: new HttpError(431, 'headers_too_large', 'The request has too many headers.'),
  ERR_HTTP_REQUEST_TIMEOUT: new HttpError(408, 'request_timeout', 'The request took too long to arrive.'),
};
const malformed = new HttpError(400, 'malformed_request', 'The request is not valid HTTP.');

/** How long the client has to read the response before the gateway closes the connection. */
const lingerMs = 1000;

/** node:http stores the response being written on its socket; there is no public API for it. */
type HttpSocket = Socket & { _httpMessage?: ServerResponse | null };

/**
 * Answers requests that the parser of node:http rejects: two lengths, a length with chunks, headers that are too large,
 * or something that is not HTTP. There is no response object for them, so the response is written to the socket, which
 * is then closed.
 */
export function answerClientError(error: Error & { code?: string }, socket: HttpSocket): void {
  // Browsers open connections in advance; one without a request needs no response.
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
  // A client that keeps sending is disconnected.
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

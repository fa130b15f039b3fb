import { errorEnvelope } from '@plaza/contracts/errors';
import type { Exchange } from './exchange';
import { strictTransport } from './strict-transport';

type Headers = Readonly<Record<string, string>>;

/** An error response of the gateway itself. Guards and the proxy return it; own routes throw it. */
export class HttpError extends Error {
  override name = 'HttpError';

  /**
   * @param code stable, lower_snake
   * @param message a sentence for users
   */
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly headers?: Headers,
  ) {
    // No stack: the error is sent, never logged, and capturing one would make a flood of rejected requests more
    // expensive.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
  }
}

export const notFound = new HttpError(404, 'not_found', 'Not found.');
export const notSignedIn = new HttpError(401, 'not_signed_in', 'Unauthorized');
export const internalError = new HttpError(500, 'internal_error', 'Something went wrong on our side.');

export function tooManyRequests(retryAfterSeconds: number): HttpError {
  const headers = { 'Retry-After': String(retryAfterSeconds) };
  return new HttpError(429, 'too_many_requests', 'Too many requests. Please try again later.', headers);
}

export function methodNotAllowed(allow: string): HttpError {
  return new HttpError(405, 'method_not_allowed', 'This method is not allowed here.', { Allow: allow });
}

/** Sends the error as the JSON envelope. If a response has already begun, the connection is cut instead. */
export function sendHttpError({ req, res, id, client }: Exchange, { status, code, message, headers }: HttpError): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const body = Buffer.from(JSON.stringify(errorEnvelope(code, message, id)));
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': id,
    ...headers,
    ...(client.strictTransport ? { [strictTransport.name]: strictTransport.value } : {}),
    // A client that waits for "100 Continue" may or may not send the body now, so the state of the connection is
    // unknown.
    ...(req.headers.expect === undefined ? {} : { Connection: 'close' }),
  });
  res.end(body);
}

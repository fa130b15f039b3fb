import { errorEnvelope } from '@plaza/contracts/errors';
import type { Visit } from './visit';

/** An answer that says no: the gateway's own failures, before they are written. */
export interface Refusal {
  readonly status: number;
  /** Stable, lower_snake. */
  readonly code: string;
  /** A sentence for people. */
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal thrown inside the gateway's own routes. */
export class Refused extends Error {
  override name = 'Refused';
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

export const notFound: Refusal = { status: 404, code: 'not_found', message: 'Not found.' };

export const internalError: Refusal = {
  status: 500,
  code: 'internal_error',
  message: 'Something went wrong on our side.',
};

export function tooMany(retryAfterSeconds: number): Refusal {
  return {
    status: 429,
    code: 'too_many_requests',
    message: 'Too many requests. Please try again later.',
    headers: { 'Retry-After': String(retryAfterSeconds) },
  };
}

export function methodNotAllowed(allow: string): Refusal {
  return {
    status: 405,
    code: 'method_not_allowed',
    message: 'This method is not allowed here.',
    headers: { Allow: allow },
  };
}

/** Writes a refusal as the JSON envelope. Once an answer has begun, the connection is cut instead. */
export function refuse({ req, res, id }: Visit, { status, code, message, headers }: Refusal): void {
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
    // Who waits for "100 Continue" and is refused may or may not send the body: the connection's state is unknown.
    ...(req.headers.expect === undefined ? {} : { Connection: 'close' }),
  });
  res.end(body);
}

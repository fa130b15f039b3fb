import { errorEnvelope } from '@plaza/contracts/errors';
import type { Context, Middleware } from 'koa';
import { Busy, type ErrorKind, ServiceError, TooManyRequests } from '../errors';
import { isInternal } from '../internal/internal-path';
import type { Log } from '../logging/log';
import type { Metrics } from '../metrics';
import { securityEvent } from '../security/security-events';
import { modelErrors } from '../validation/model-errors';
import { isDatabaseUnavailable } from './database-unavailable';

/** The HTTP status of each kind of error; only the gateway uses 502 and 504. */
export const statusOf: Record<ErrorKind, number> = {
  refused: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  outdated: 412,
  'too-large': 413,
  'wrong-type': 415,
  limited: 429,
  busy: 503,
  unavailable: 500,
};

/**
 * The only place that turns errors into responses; unknown errors are logged in full and answered with
 * `internal_error`.
 */
export function errorMiddleware(log: Log, metrics: Pick<Metrics, 'securityEvents'>): Middleware {
  return async function errorMiddleware(ctx, next) {
    try {
      await next();
    } catch (error) {
      if (error instanceof ServiceError && error.securityEvent) {
        securityEvent({ log, metrics }, error.securityEvent, {
          address: addressOf(ctx),
          requestId: ctx.state.requestId,
        });
      }
      answer(ctx, error, log);
    }
    if (ctx.body !== undefined) return;
    if (ctx.status === 404) fail(ctx, 404, 'not_found', 'Not found.');
    // The router answers 501 to unknown methods; for the caller this is the same error as 405.
    if (ctx.status === 405 || ctx.status === 501) fail(ctx, 405, 'method_not_allowed', 'This cannot be done here.');
  };
}

/**
 * The gateway's header names the client; for requests that bypass the gateway only the address of the connection is
 * known.
 */
function addressOf(ctx: Context): string {
  const peer = ctx.req.socket.remoteAddress ?? 'unknown';
  return isInternal(ctx.path) ? peer : ctx.get('x-forwarded-for') || peer;
}

function answer(ctx: Context, error: unknown, log: Log) {
  if (error instanceof TooManyRequests || error instanceof Busy)
    ctx.set('Retry-After', String(error.retryAfterSeconds));
  if (error instanceof ServiceError) {
    if (error.kind === 'unavailable') log.error({ err: error, id: ctx.state.requestId, path: ctx.path }, 'unavailable');
    fail(ctx, statusOf[error.kind], error.code, error.message, error.details);
    return;
  }
  const refused = modelErrors(error);
  if (refused) {
    // The error itself is not logged, as its text contains user input.
    log.warn(
      { refused, id: ctx.state.requestId, path: ctx.path },
      'the model rejected input that the contract accepted',
    );
    fail(ctx, statusOf.refused, 'invalid_input', refused[0]?.message ?? 'Invalid input.', refused);
    return;
  }
  log.error({ err: error, id: ctx.state.requestId, path: ctx.path }, 'request failed');
  if (isDatabaseUnavailable(error)) {
    fail(ctx, 500, 'database_unavailable', 'The data cannot be reached just now. Please try again.');
    return;
  }
  fail(ctx, 500, 'internal_error', 'Something went wrong on our side.');
}

function fail(ctx: Context, status: number, code: string, message: string, details?: ServiceError['details']) {
  ctx.status = status;
  ctx.body = errorEnvelope(code, message, ctx.state.requestId, details);
}

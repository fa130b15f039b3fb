import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';

const plain = /^[A-Za-z0-9-]{1,64}$/;

/** The given request id if it is well-formed: up to 64 letters, digits, dashes. */
export function plainRequestId(given: string | string[] | undefined): string | undefined {
  return typeof given === 'string' && plain.test(given) ? given : undefined;
}

/**
 * Uses the request id from the gateway, which never forwards that of a client, or creates one; the response always
 * contains it.
 */
export function requestId(): Middleware {
  return async function requestId(ctx, next) {
    ctx.state.requestId = plainRequestId(ctx.headers['x-request-id']) ?? randomUUID();
    ctx.set('X-Request-Id', ctx.state.requestId);
    await next();
  };
}

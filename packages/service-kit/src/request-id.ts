import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';

const plain = /^[A-Za-z0-9-]{1,64}$/;

/** The given request id where it is plain (up to 64 letters, digits, dashes), else a new one. */
export function requestIdFrom(given: string | string[] | undefined): string {
  return typeof given === 'string' && plain.test(given) ? given : randomUUID();
}

/** Takes over or makes the request id, and always answers it. */
export function requestId(): Middleware {
  return async function requestId(ctx, next) {
    ctx.state.requestId = requestIdFrom(ctx.headers['x-request-id']);
    ctx.set('X-Request-Id', ctx.state.requestId);
    await next();
  };
}

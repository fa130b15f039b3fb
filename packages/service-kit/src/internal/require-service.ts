import type { Middleware } from 'koa';
import type { Trust } from '../trust/trust';
import { serviceTokenHeader } from './service-tokens';

/** Lets only other services pass, with a service token for this very call. */
export function requireService(trust: Trust): Middleware {
  return async function requireService(ctx, next) {
    const token = ctx.get(serviceTokenHeader);
    trust.verifyService(token, { method: ctx.method, target: ctx.originalUrl });
    await next();
  };
}

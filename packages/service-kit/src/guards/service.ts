import type { Middleware } from 'koa';
import { Unauthenticated } from '../errors';
import { serviceTokenHeader } from '../internal/service-tokens';
import { asSecurityEvent } from '../security/security-events';
import type { Trust } from '../trust/trust';

/** Requires a service token that another service issued for this call. */
export function requireService(trust: Trust): Middleware {
  return async function requireService(ctx, next) {
    try {
      ctx.state.service = trust.verifyService(ctx.get(serviceTokenHeader), {
        method: ctx.method,
        target: ctx.originalUrl,
      });
    } catch (error) {
      throw error instanceof Unauthenticated ? asSecurityEvent(error, 'internal_call_forged') : error;
    }
    await next();
  };
}

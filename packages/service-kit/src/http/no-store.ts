import type { Middleware } from 'koa';

/** Forbids caching of responses, unless the handler allows it. Errors are never cached. */
export function noStore(): Middleware {
  return async function noStore(ctx, next) {
    ctx.set('Cache-Control', 'no-store');
    await next();
    if (ctx.status >= 400) ctx.set('Cache-Control', 'no-store');
  };
}

import type { Middleware } from 'koa';

/** Keeps answers out of every cache, unless what answers says otherwise. Errors stay out of them whatever it said. */
export function noStore(): Middleware {
  return async function noStore(ctx, next) {
    ctx.set('Cache-Control', 'no-store');
    await next();
    if (ctx.status >= 400) ctx.set('Cache-Control', 'no-store');
  };
}

import Router from '@koa/router';
import type { Context } from 'koa';

/** Stands for this site while a path is looked at, whatever host it is reached by. */
const here = 'http://plaza.invalid';

/** `GET /api/login` leads to the sign-in page and, from there, back to where the visitor came from. */
export function loginRoutes(): Router {
  const router = new Router();
  router.get('/api/login', (ctx) => {
    const given = typeof ctx.query.next === 'string' ? ctx.query.next : pathOfReferer(ctx);
    const next = sameSitePath(given);
    ctx.set('Cache-Control', 'no-store');
    ctx.redirect(next ? `/signin?next=${encodeURIComponent(next)}` : '/signin');
  });
  return router;
}

/** A path of this site, as browsers would read it; undefined for anything that could lead elsewhere, or in a circle. */
export function sameSitePath(given: string | undefined): string | undefined {
  if (!given?.startsWith('/') || !URL.canParse(given, here)) return undefined;
  const { origin, pathname, search } = new URL(given, here);
  if (origin !== here || pathname.startsWith('//') || /^\/(signin|api)(\/|$)/.test(pathname)) return undefined;
  return pathname + search;
}

function pathOfReferer(ctx: Context): string | undefined {
  const referer = ctx.get('referer');
  if (!URL.canParse(referer)) return undefined;
  const { host, pathname, search } = new URL(referer);
  return host === ctx.host ? pathname + search : undefined;
}

import Router from '@koa/router';
import type { Context } from 'koa';

/** A placeholder for this site's origin when a path is parsed, as the site may have several hosts. */
const siteOrigin = 'http://plaza.invalid';

/** `GET /api/login` redirects to the sign-in page, which returns to the page that the visitor came from. */
export function loginRoutes(): Router {
  const router = new Router();
  router.get('/api/login', (ctx) => {
    const requested = typeof ctx.query.next === 'string' ? ctx.query.next : pathOfReferer(ctx);
    const next = sameSitePath(requested);
    ctx.redirect(next ? `/signin?next=${encodeURIComponent(next)}` : '/signin');
  });
  return router;
}

/** The path as browsers resolve it; undefined if it leads to another site or back to sign-in. */
export function sameSitePath(path: string | undefined): string | undefined {
  if (!path?.startsWith('/') || !URL.canParse(path, siteOrigin)) return undefined;
  const { origin, pathname, search } = new URL(path, siteOrigin);
  if (origin !== siteOrigin || pathname.startsWith('//') || /^\/(signin|api)(\/|$)/.test(pathname)) return undefined;
  return pathname + search;
}

function pathOfReferer(ctx: Context): string | undefined {
  const referer = ctx.get('referer');
  if (!URL.canParse(referer)) return undefined;
  const { host, pathname, search } = new URL(referer);
  return host === ctx.host ? pathname + search : undefined;
}

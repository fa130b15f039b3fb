import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { Trust } from '@plaza/service-kit/trust/trust';
import { devMailPage, devMailPolicy } from './dev-mail-page';
import { newestMails } from './development-mailbox';

/** The development mailbox: a page for browsers, a list for `Accept: application/json`. Production does not have it. */
export function devMailRoutes(trust: Trust): Routes {
  const routes = createRoutes(trust);
  routes.router.get('/dev/mail', async (ctx) => {
    ctx.state.route = '/dev/mail';
    ctx.set('Cache-Control', 'no-store');
    ctx.vary('Accept');
    const mails = await newestMails();
    if (ctx.accepts('html', 'json') === 'json') {
      ctx.body = mails.map(({ to, subject, text, html, createdAt }) => ({ to, subject, text, html, createdAt }));
      return;
    }
    ctx.set('Content-Security-Policy', devMailPolicy);
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.type = 'html';
    ctx.body = devMailPage(mails);
  });
  return routes;
}

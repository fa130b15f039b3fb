import { Forbidden } from '@plaza/service-kit/errors';
import type { Context } from 'koa';
import type { IdentityConfig } from '../config';

/**
 * Rejects what a page of another site made a browser send: calls that the session cookie alone authorizes. A browser
 * that sends neither header sends no SameSite cookie from there either.
 * @throws Forbidden `foreign_origin`
 */
export function rejectForeignOrigin(ctx: Context, { PUBLIC_URL }: Pick<IdentityConfig, 'PUBLIC_URL'>): void {
  const site = ctx.get('sec-fetch-site');
  // The browser itself says so, under whatever name the platform was opened, as behind a development server.
  if (site === 'same-origin') return;
  const origin = ctx.get('origin');
  const isOwn = origin === '' || origin === new URL(PUBLIC_URL).origin || origin === requestedOrigin(ctx);
  if (site === 'cross-site' || !isOwn)
    throw new Forbidden('foreign_origin', 'This can only be done from Plaza itself.');
}

/** What the browser asked, says the gateway: on a network without TLS the platform is also opened by an IP address. */
const requestedOrigin = (ctx: Context) => `${ctx.get('x-forwarded-proto')}://${ctx.get('x-forwarded-host')}`;

import { Forbidden } from '@plaza/service-kit/errors';
import type { Context } from 'koa';
import type { IdentityConfig } from '../config';

/**
 * Rejects requests that a page of another site made a browser send, for calls that the session cookie alone authorizes.
 * A browser that sends neither header does not send SameSite cookies from another site either.
 * @throws Forbidden `foreign_origin`
 */
export function rejectForeignOrigin(ctx: Context, { PUBLIC_URL }: Pick<IdentityConfig, 'PUBLIC_URL'>): void {
  const site = ctx.get('sec-fetch-site');
  // The browser itself says so, whatever name the platform was opened under, such as that of a development server.
  if (site === 'same-origin') return;
  const origin = ctx.get('origin');
  const isOwn = origin === '' || origin === new URL(PUBLIC_URL).origin || origin === requestedOrigin(ctx);
  if (site === 'cross-site' || !isOwn)
    throw new Forbidden('foreign_origin', 'This can only be done from Plaza itself.');
}

/**
 * The origin that the browser requested, as the gateway reports it: without TLS the platform may be opened by IP
 * address.
 */
const requestedOrigin = (ctx: Context) => `${ctx.get('x-forwarded-proto')}://${ctx.get('x-forwarded-host')}`;

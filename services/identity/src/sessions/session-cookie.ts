import { sessionCookie } from '@plaza/contracts/session';
import type { Context } from 'koa';
import type { IdentityConfig } from '../config';
import { sessionMs } from './sessions';

/** The value of the session cookie that came with a request. */
export const readSessionCookie = (ctx: Context): string | undefined => ctx.cookies.get(sessionCookie);

/** Sets the cookie; without a value, clears it. */
export function writeSessionCookie(ctx: Context, config: IdentityConfig, value?: string) {
  const secure = config.NODE_ENV === 'production' || config.PUBLIC_URL.startsWith('https:');
  // TLS ends before us, so Koa would take this connection for an insecure one and refuse.
  ctx.cookies.secure = secure;
  ctx.cookies.set(sessionCookie, value ?? '', {
    httpOnly: true,
    sameSite: 'strict',
    path: '/api',
    secure,
    overwrite: true,
    ...(value === undefined ? { expires: new Date(0) } : { maxAge: sessionMs }),
  });
}

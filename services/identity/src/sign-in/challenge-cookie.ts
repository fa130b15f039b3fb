import { challengeCookie } from '@plaza/contracts/session';
import type { Context } from 'koa';
import type { IdentityConfig } from '../config';
import { challengeMs } from './challenge';

export const readChallengeCookie = (ctx: Context): string | undefined => ctx.cookies.get(challengeCookie);

/** Sets the cookie that binds the second step to this browser; without a value, clears it. */
export function writeChallengeCookie(ctx: Context, config: IdentityConfig, value?: string) {
  const secure = config.NODE_ENV === 'production' || config.PUBLIC_URL.startsWith('https:');
  // TLS ends before us, so Koa would take this connection for an insecure one and refuse.
  ctx.cookies.secure = secure;
  ctx.cookies.set(challengeCookie, value ?? '', {
    httpOnly: true,
    sameSite: 'strict',
    path: '/api',
    secure,
    overwrite: true,
    ...(value === undefined ? { expires: new Date(0) } : { maxAge: challengeMs }),
  });
}

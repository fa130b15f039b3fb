import { sessionCookie as name } from '@plaza/contracts/identity/session';
import type { Context } from 'koa';
import {
  type CookieConfig,
  clearCookie,
  clearUnprefixed,
  isHttps,
  readCookie,
  readUnprefixed,
  writeCookie,
} from '../http/cookies';
import type { PresentedCookie } from './rotate-session';
import { sessionMs } from './sessions';

/** The cookie with a session's rotating secret. */
const cookie = { name, maxAgeMs: sessionMs };

export function readSessionCookie(ctx: Context, config: CookieConfig): PresentedCookie {
  const value = readCookie(ctx, cookie, config);
  return value || !isHttps(config)
    ? { value, isOldName: false }
    : { value: readUnprefixed(ctx, cookie), isOldName: true };
}

export function writeSessionCookie(ctx: Context, value: string, config: CookieConfig): void {
  clearOldName(ctx, config);
  writeCookie(ctx, cookie, value, config);
}

export function clearSessionCookie(ctx: Context, config: CookieConfig): void {
  clearOldName(ctx, config);
  clearCookie(ctx, cookie, config);
}

/** Without this, a cookie of the old name would stay beside the new one under https. */
function clearOldName(ctx: Context, config: CookieConfig): void {
  if (isHttps(config) && readUnprefixed(ctx, cookie)) clearUnprefixed(ctx, cookie, config);
}

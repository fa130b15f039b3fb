import { sessionCookie as name, secureSessionCookie } from '@plaza/contracts/identity/session';
import type { Context } from 'koa';
import type { IdentityConfig } from '../config';
import { clearCookie, readCookie, writeCookie } from '../http/cookies';
import { type PresentedCookie, sessionMs } from './sessions';

type CookieConfig = Pick<IdentityConfig, 'NODE_ENV' | 'PUBLIC_URL'>;

/** Holds a session's rotating secret. */
const cookie = { name, maxAgeMs: sessionMs };
const secureCookie = { name: secureSessionCookie, maxAgeMs: sessionMs };

const isHttps = ({ PUBLIC_URL }: CookieConfig): boolean => PUBLIC_URL.startsWith('https:');

export function readSessionCookie(ctx: Context, config: CookieConfig): PresentedCookie {
  if (!isHttps(config)) return { value: readCookie(ctx, cookie), isOldName: false };
  const value = readCookie(ctx, secureCookie);
  return value ? { value, isOldName: false } : { value: readCookie(ctx, cookie), isOldName: true };
}

/** Under https it also removes the cookie of the old name, which would otherwise stay beside the new one. */
export function writeSessionCookie(ctx: Context, value: string, config: CookieConfig): void {
  if (isHttps(config) && readCookie(ctx, cookie)) clearCookie(ctx, cookie, config);
  writeCookie(ctx, isHttps(config) ? secureCookie : cookie, value, config);
}

export function clearSessionCookie(ctx: Context, config: CookieConfig): void {
  if (!isHttps(config) || readCookie(ctx, cookie)) clearCookie(ctx, cookie, config);
  if (isHttps(config)) clearCookie(ctx, secureCookie, config);
}

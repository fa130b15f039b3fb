import { securePrefix } from '@plaza/contracts/identity/session';
import type { Context } from 'koa';
import type { IdentityConfig } from '../config';

/** A cookie that scripts cannot read, and that browsers send only to the API, and only from pages of this site. */
export interface ApiCookie {
  /** Under https the name gets the prefix `__Secure-`, so that no page without TLS can plant such a cookie. */
  readonly name: string;
  readonly maxAgeMs: number;
}

export type CookieConfig = Pick<IdentityConfig, 'NODE_ENV' | 'PUBLIC_URL'>;

export const isHttps = ({ PUBLIC_URL }: CookieConfig): boolean => PUBLIC_URL.startsWith('https:');

const nameOf = ({ name }: ApiCookie, config: CookieConfig) => (isHttps(config) ? `${securePrefix}${name}` : name);

export const readCookie = (ctx: Context, cookie: ApiCookie, config: CookieConfig): string | undefined =>
  ctx.cookies.get(nameOf(cookie, config));

export const writeCookie = (ctx: Context, cookie: ApiCookie, value: string, config: CookieConfig): void =>
  set(ctx, nameOf(cookie, config), value, { maxAge: cookie.maxAgeMs }, config);

export const clearCookie = (ctx: Context, cookie: ApiCookie, config: CookieConfig): void =>
  set(ctx, nameOf(cookie, config), '', { expires: new Date(0) }, config);

/** The value under the name without the prefix, which earlier versions used. */
export const readUnprefixed = (ctx: Context, { name }: ApiCookie): string | undefined => ctx.cookies.get(name);

export const clearUnprefixed = (ctx: Context, { name }: ApiCookie, config: CookieConfig): void =>
  set(ctx, name, '', { expires: new Date(0) }, config);

type Lifetime = { readonly maxAge: number } | { readonly expires: Date };

function set(ctx: Context, name: string, value: string, lifetime: Lifetime, config: CookieConfig): void {
  const secure = config.NODE_ENV === 'production' || isHttps(config);
  // TLS ends at the gateway, so Koa would consider this connection insecure and refuse to set the cookie.
  ctx.cookies.secure = secure;
  ctx.cookies.set(name, value, {
    httpOnly: true,
    sameSite: 'strict',
    path: '/api',
    secure,
    overwrite: true,
    ...lifetime,
  });
}

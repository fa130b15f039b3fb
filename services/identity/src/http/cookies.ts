import type { Context } from 'koa';
import type { IdentityConfig } from '../config';

/** A cookie that scripts cannot read and that browsers send to the API alone, from pages of this site. */
export interface ApiCookie {
  readonly name: string;
  readonly maxAgeMs: number;
}

type CookieConfig = Pick<IdentityConfig, 'NODE_ENV' | 'PUBLIC_URL'>;

export const readCookie = (ctx: Context, { name }: ApiCookie): string | undefined => ctx.cookies.get(name);

export const writeCookie = (ctx: Context, { name, maxAgeMs }: ApiCookie, value: string, config: CookieConfig): void =>
  set(ctx, name, value, { maxAge: maxAgeMs }, config);

export const clearCookie = (ctx: Context, { name }: ApiCookie, config: CookieConfig): void =>
  set(ctx, name, '', { expires: new Date(0) }, config);

type Lifetime = { readonly maxAge: number } | { readonly expires: Date };

function set(ctx: Context, name: string, value: string, lifetime: Lifetime, config: CookieConfig): void {
  const secure = config.NODE_ENV === 'production' || config.PUBLIC_URL.startsWith('https:');
  // TLS ends at the gateway: Koa would take this connection for an insecure one and refuse to set the cookie.
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

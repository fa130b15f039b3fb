import { securePrefix } from '@plaza/contracts/identity/session';
import type { GatewayConfig } from '../environment/config';

/** A cookie of the gateway itself: scripts cannot read it, and browsers send it only with requests from this site. */
export interface OwnCookie {
  readonly name: string;
  /** The `Set-Cookie` header that sets the cookie, or with 0 seconds removes it. */
  header(value: string, maxAgeSeconds: number): string;
}

/**
 * @param path the path for which browsers send the cookie. With https its name begins with `__Secure-`, so that no page
 * without TLS can set it.
 */
export function ownCookie(
  plainName: string,
  path: string,
  { PUBLIC_URL, NODE_ENV }: Pick<GatewayConfig, 'PUBLIC_URL' | 'NODE_ENV'>,
): OwnCookie {
  const isHttps = PUBLIC_URL.startsWith('https:');
  const name = isHttps ? `${securePrefix}${plainName}` : plainName;
  const secure = isHttps || NODE_ENV === 'production' ? '; Secure' : '';
  return {
    name,
    header: (value, maxAgeSeconds) =>
      `${name}=${value}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`,
  };
}

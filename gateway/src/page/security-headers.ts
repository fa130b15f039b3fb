import { randomBytes } from 'node:crypto';

/** Headers of every page, apart from the policy that carries the nonce. */
const fixed: readonly string[] = [
  'Content-Type',
  'text/html; charset=utf-8',
  'Cache-Control',
  'no-store',
  'X-Content-Type-Options',
  'nosniff',
  // The origin goes to tile servers, which ask for it; a path could hold a token and goes to nobody else.
  'Referrer-Policy',
  'strict-origin-when-cross-origin',
  'X-Frame-Options',
  'DENY',
  'Permissions-Policy',
  'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'Cross-Origin-Opener-Policy',
  'same-origin',
];

/** A nonce that nobody can guess, for one answer alone. */
export const freshNonce = (): string => randomBytes(16).toString('base64');

/**
 * The content security policy: nothing runs or is fetched but what is ours, styles only with the nonce.
 * @param tileOrigin where map tiles come from
 */
export function contentSecurityPolicy(nonce: string, tileOrigin: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: ${tileOrigin}`,
    "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The headers of a page: names and values in one list. @param https whether browsers are to insist on HTTPS from now on */
export function pageHeaders(nonce: string, tileOrigin: string, https: boolean): string[] {
  const headers = [...fixed, 'Content-Security-Policy', contentSecurityPolicy(nonce, tileOrigin)];
  if (https) headers.push('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  return headers;
}

/** The origin of an address with places to fill in: `https://*.tile.example` of `https://{s}.tile.example/{z}/{x}/{y}`. */
export const tileOriginOf = (tileUrl: string): string => tileUrl.replace('{s}', '*').split('/', 3).join('/');

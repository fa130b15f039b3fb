import { randomBytes } from 'node:crypto';
import { strictTransport } from '../exchange/strict-transport';

/** Headers of every page, apart from the policy that contains the nonce; a flat list of names and values. */
const fixed: readonly string[] = Object.entries({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  Vary: 'Accept-Encoding',
  'X-Content-Type-Options': 'nosniff',
  // Tile servers require the origin; the path could contain a token and is sent to no other site.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
}).flat();

/** An unpredictable nonce, for a single response. */
export const createNonce = (): string => randomBytes(16).toString('base64');

/**
 * The content security policy: scripts and requests only of this origin, inline styles only with the nonce.
 * @param tileOrigin the origin of map tiles
 * @param isFramed whether pages of this origin may show it in a frame. It runs scripts there and uses the session, and
 * opens no window, sends no form and asks nothing; as a header this holds however the page is opened
 */
export function contentSecurityPolicy(nonce: string, tileOrigin: string, isFramed: boolean): string {
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
    ...(isFramed ? ["frame-ancestors 'self'", 'sandbox allow-scripts allow-same-origin'] : ["frame-ancestors 'none'"]),
  ].join('; ');
}

interface PageKind {
  /** Whether browsers are to require HTTPS from now on. */
  readonly isStrict: boolean;
  /** Whether pages of this origin may show it in a frame; others never do. */
  readonly isFramed: boolean;
}

/** The headers of a page as a flat list of names and values. */
export function pageHeaders(nonce: string, tileOrigin: string, { isStrict, isFramed }: PageKind): string[] {
  const policy = contentSecurityPolicy(nonce, tileOrigin, isFramed);
  const headers = [...fixed, 'X-Frame-Options', isFramed ? 'SAMEORIGIN' : 'DENY', 'Content-Security-Policy', policy];
  if (isStrict) headers.push(strictTransport.name, strictTransport.value);
  return headers;
}

/** The origin of a tile address: `https://*.tile.example` of `https://{s}.tile.example/{z}/{x}/{y}`. */
export const tileOriginOf = (tileUrl: string): string => tileUrl.replace('{s}', '*').split('/', 3).join('/');

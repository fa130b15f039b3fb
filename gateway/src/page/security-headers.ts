import { randomBytes } from 'node:crypto';
import { strictTransport } from '../exchange/strict-transport';

/** Headers of every page, apart from the policy that contains the nonce; a flat list of names and values. */
const fixed: readonly string[] = Object.entries({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  Vary: 'Accept-Encoding',
  'X-Content-Type-Options': 'nosniff',
  // Tile servers require the origin; the path could contain a token and must not be sent to another site.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
}).flat();

/** An unpredictable nonce for a single response. */
export const createNonce = (): string => randomBytes(16).toString('base64');

/**
 * The content security policy: scripts and requests only of this origin, inline styles only with the nonce.
 * @param tileOrigin the origin of map tiles
 * @param isFramed whether pages of this origin may show the page in a frame. Such a page may run scripts and use the
 * session, but may not open windows, submit forms or show dialogs; as this is a header, it applies however the page is
 * opened
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
  /** Whether browsers must use HTTPS from now on. */
  readonly isStrict: boolean;
  /** Whether pages of this origin may show the page in a frame; pages of other origins never may. */
  readonly isFramed: boolean;
}

/** The headers of a page as a flat list of names and values. */
export function pageHeaders(nonce: string, tileOrigin: string, { isStrict, isFramed }: PageKind): string[] {
  const policy = contentSecurityPolicy(nonce, tileOrigin, isFramed);
  const headers = [...fixed, 'X-Frame-Options', isFramed ? 'SAMEORIGIN' : 'DENY', 'Content-Security-Policy', policy];
  if (isStrict) headers.push(strictTransport.name, strictTransport.value);
  return headers;
}

/** The origin of a tile URL: `https://*.tile.example` for `https://{s}.tile.example/{z}/{x}/{y}`. */
export const tileOriginOf = (tileUrl: string): string => tileUrl.replace('{s}', '*').split('/', 3).join('/');

import type { Refusal } from '../refusal';
import type { Area } from '../routes';

/** What people call the areas. */
const areaWords: Record<Area, string> = {
  identity: 'Sign-in',
  finance: 'Finance',
  markets: 'Markets',
  marketplace: 'Marketplace',
  registry: 'The registry',
};

const sentence = (area: Area) => `${areaWords[area]} does not answer just now. Please try again.`;

/** The service is not asked at all: its breaker is open, or it has its hands full. */
export function unavailable(area: Area): Refusal {
  return {
    status: 503,
    code: 'upstream_unavailable',
    message: sentence(area),
    headers: { 'Retry-After': '1' },
  };
}

/** The request body went past its limit, which shows only while it arrives. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

export const bodyTooLarge: Refusal = { status: 413, code: 'body_too_large', message: 'The request is too large.' };

const timeouts = new Set(['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);
const misfits = new Set(['UND_ERR_INVALID_ARG', 'UND_ERR_NOT_SUPPORTED', 'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH']);

export interface UpstreamFailure {
  readonly refusal: Refusal;
  /** Whether the service is at fault, and not the client or its request. */
  readonly counts: boolean;
}

/** What an error of undici means to the client, and to the breaker. */
export function upstreamFailure(area: Area, error: Error): UpstreamFailure {
  if (error instanceof BodyTooLarge) return { refusal: bodyTooLarge, counts: false };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (misfits.has(code)) {
    return { refusal: { status: 400, code: 'malformed_request', message: 'The request is not valid.' }, counts: false };
  }
  const message = sentence(area);
  if (timeouts.has(code)) return { refusal: { status: 504, code: 'upstream_timeout', message }, counts: true };
  return { refusal: { status: 502, code: 'upstream_unreachable', message }, counts: true };
}

import { HttpError } from '../exchange/http-error';
import { type Area, areas } from '../routes';
import { codeOf } from '../targets/connection-errors';

/** The areas' names for users. */
const areaLabels: Record<Area, string> = {
  identity: 'Sign-in',
  finance: 'Finance',
  markets: 'Markets',
  marketplace: 'Marketplace',
  registry: 'The registry',
};

const labels = new Map<string, string>(Object.entries(areaLabels));
const sentence = (area: string) => `${labels.get(area) ?? 'This area'} does not answer just now. Please try again.`;

const unavailableError = (area: string) =>
  new HttpError(503, 'upstream_unavailable', sentence(area), { 'Retry-After': '1' });
const unavailableErrors = new Map<string, HttpError>(areas.map((area) => [area, unavailableError(area)]));

/** The request is not forwarded to a service, or to that of an area that is not built in: the service's breaker is open, or too many requests are in flight. */
export const unavailable = (area: string): HttpError => unavailableErrors.get(area) ?? unavailableError(area);

export const bodyTooLarge = new HttpError(413, 'body_too_large', 'The request is too large.');
/** The connection is closed with it, as the rest of the body may never come. */
export const bodyTooSlow = new HttpError(408, 'request_timeout', 'The request took too long to arrive.', {
  Connection: 'close',
});
const malformed = new HttpError(400, 'malformed_request', 'The request is not valid.');

const timeouts = new Set(['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);
const invalidRequests = new Set([
  'UND_ERR_INVALID_ARG',
  'UND_ERR_NOT_SUPPORTED',
  'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH',
]);

/** Converts an error of undici. A status of 500 or more is the service's fault and counts for its breaker. */
export function toHttpError(area: string, error: Error): HttpError {
  if (error instanceof HttpError) return error; // the request body was too large or too slow
  const code = codeOf(error);
  if (invalidRequests.has(code)) return malformed;
  if (timeouts.has(code)) return new HttpError(504, 'upstream_timeout', sentence(area));
  return new HttpError(502, 'upstream_unreachable', sentence(area));
}

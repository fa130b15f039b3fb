import { ServiceName } from '@plaza/contracts/gateway/service-names';
import { HttpError } from '../exchange/http-error';
import { codeOf } from '../targets/connection-errors';

/** The services' names for users. */
const serviceLabels: Record<ServiceName, string> = {
  identity: 'Sign-in',
  finance: 'Finance',
  markets: 'Markets',
  marketplace: 'Marketplace',
  registry: 'The registry',
};

const labels = new Map<string, string>(Object.entries(serviceLabels));
const sentence = (service: string) =>
  `${labels.get(service) ?? 'This area'} does not answer just now. Please try again.`;

const unavailableError = (service: string) =>
  new HttpError(503, 'upstream_unavailable', sentence(service), { 'Retry-After': '1' });
const unavailableErrors = new Map<string, HttpError>(
  ServiceName.options.map((service) => [service, unavailableError(service)]),
);

/**
 * The error for a request that is not forwarded: no target is available, as breakers are open or too many requests are
 * in flight.
 * @param service its name, or the name of its area if that is not built in
 */
export const unavailable = (service: string): HttpError => unavailableErrors.get(service) ?? unavailableError(service);

export const bodyTooLarge = new HttpError(413, 'body_too_large', 'The request is too large.');
/** Closes the connection, as the rest of the body may never arrive. */
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
export function toHttpError(service: string, error: Error): HttpError {
  if (error instanceof HttpError) return error; // the request body was too large or too slow
  const code = codeOf(error);
  if (invalidRequests.has(code)) return malformed;
  if (timeouts.has(code)) return new HttpError(504, 'upstream_timeout', sentence(service));
  return new HttpError(502, 'upstream_unreachable', sentence(service));
}

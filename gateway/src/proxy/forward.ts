import type { Exchange } from '../exchange/exchange';
import type { HttpError } from '../exchange/http-error';
import { ProxiedResponse } from './proxied-response';
import { declaredLength, RequestBody } from './request-body';
import { requestHeaders } from './request-headers';
import type { Upstream } from './upstream';
import { bodyTooLarge, unavailable } from './upstream-errors';

/**
 * Forwards a request to a service and its response to the client, once: only the client knows whether a failed request
 * may be repeated.
 * @param target path and query as the service knows them
 * @returns the error to send when it was not forwarded
 */
export function forward(
  exchange: Exchange,
  upstream: Upstream,
  target: string,
  maxBodyBytes: number,
): HttpError | undefined {
  const { req, res, method } = exchange;
  exchange.route = upstream.area;
  const length = method === 'GET' || method === 'HEAD' ? 0 : declaredLength(req);
  if (length !== undefined && length > maxBodyBytes) return bodyTooLarge;
  if (!upstream.acquire()) return unavailable(upstream.area);

  const withBody = length !== 0;
  if (withBody && req.headers.expect !== undefined) res.writeContinue();
  upstream.pool.dispatch(
    {
      path: target,
      method,
      headers: requestHeaders(exchange, withBody, upstream.area === 'identity'),
      body: withBody ? new RequestBody(req, maxBodyBytes) : null,
    },
    new ProxiedResponse(exchange, upstream),
  );
  return undefined;
}

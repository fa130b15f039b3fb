import type { Exchange } from '../exchange/exchange';
import { type HttpError, sendHttpError } from '../exchange/http-error';
import type { Target } from '../targets/target';
import { ProxiedResponse } from './proxied-response';
import { type BodyRule, declaredLength, RequestBody } from './request-body';
import { requestHeaders } from './request-headers';
import type { Upstream } from './upstream';
import { bodyTooLarge, unavailable } from './upstream-errors';

/**
 * Forwards a request to a service and its response to the client. A GET or HEAD request that no target has begun to
 * answer is retried once on another target; for all others only the client knows whether they may be repeated. A
 * request with a body occupies a slot at the service only once its body is buffered, so that slow clients do not block
 * others.
 * @param target path and query as sent to the service
 * @returns the error to send if the request was not forwarded; later errors are sent from here
 */
export function forward(
  exchange: Exchange,
  upstream: Upstream,
  target: string,
  bodyRule: BodyRule,
): HttpError | undefined {
  const { req, res, method } = exchange;
  exchange.route = upstream.service;
  const length = method === 'GET' || method === 'HEAD' ? 0 : declaredLength(req);
  if (length === 0) return dispatch(exchange, upstream, target, null);
  if (length !== undefined && length > bodyRule.maxBytes) return bodyTooLarge;
  if (!upstream.isAvailable(exchange.subset)) return unavailable(upstream.service);

  if (req.headers.expect !== undefined) res.writeContinue();
  const body = new RequestBody(req, bodyRule, (bodyError) => {
    if (res.destroyed) return void body.destroy();
    const error = bodyError ?? dispatch(exchange, upstream, target, body);
    if (!error) return;
    body.destroy();
    sendHttpError(exchange, error);
  });
  return undefined;
}

function dispatch(
  exchange: Exchange,
  upstream: Upstream,
  path: string,
  body: RequestBody | null,
): HttpError | undefined {
  const target = upstream.acquire(exchange.subset);
  if (!target) return exchange.fallback?.serve() ? undefined : unavailable(upstream.service);
  const { method } = exchange;
  const isSafe = body === null && (method === 'GET' || method === 'HEAD');
  send(target, isSafe ? retry : undefined);
  return undefined;

  function send(to: Target, tryOther: typeof retry | undefined): void {
    const headers = requestHeaders(exchange, body !== null, upstream.service === 'identity');
    to.dispatch({ path, method, headers, body }, new ProxiedResponse(exchange, upstream, to, tryOther));
  }

  /** Retries a request that `tried` did not answer on one other target, once. @returns whether there was one */
  function retry(tried: Target, wasRefused: boolean): boolean {
    const other = upstream.acquireOther(tried, exchange.subset, wasRefused);
    if (other) send(other, undefined);
    return other !== undefined;
  }
}

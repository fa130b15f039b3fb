import type { Refusal } from '../refusal';
import type { Visit } from '../visit';
import { Answer } from './answer';
import { declaredLength, RequestBody } from './request-body';
import { requestHeaders } from './request-headers';
import type { Upstream } from './upstream';
import { bodyTooLarge, unavailable } from './upstream-failure';

/**
 * Passes a request on to a service and its answer back, once: whether a failed request may be tried again is the
 * client's to know.
 * @param target path and query as the service knows them
 * @returns why it was not passed on; undefined when it was
 */
export function forward(visit: Visit, upstream: Upstream, target: string, maxBodyBytes: number): Refusal | undefined {
  const { req, res, method } = visit;
  visit.route = upstream.area;
  const length = method === 'GET' || method === 'HEAD' ? 0 : declaredLength(req);
  if (length !== undefined && length > maxBodyBytes) return bodyTooLarge;
  if (!upstream.enter()) return unavailable(upstream.area);

  const withBody = length !== 0;
  if (withBody && req.headers.expect !== undefined) res.writeContinue();
  upstream.pool.dispatch(
    {
      path: target,
      method,
      headers: requestHeaders(visit, withBody, upstream.area === 'identity'),
      body: withBody ? new RequestBody(req, maxBodyBytes) : null,
    },
    new Answer(visit, upstream),
  );
  return undefined;
}

import { bodyRules } from '../configuration/body-rules';
import type { LiveConfiguration } from '../configuration/live-configuration';
import type { Exchange } from '../exchange/exchange';
import { type HttpError, tooManyRequests } from '../exchange/http-error';
import { limitKey } from '../exchange/limit-key';
import { AddressLimit } from '../guards/address-limit';
import type { GatewayTracing } from '../tracing/gateway-tracing';
import { forward } from './forward';
import type { Upstream } from './upstream';

export interface LimitedForward {
  /** @returns the error to send if the request was not forwarded */
  forward(exchange: Exchange, upstream: Upstream, target: string): HttpError | undefined;
  /** Must be called once for each exchange, forwarded or not, when it is complete. */
  complete(exchange: Exchange): void;
}

/** Forwards requests to services, and limits how many of them each client's address has in flight. */
export function createLimitedForward(configuration: LiveConfiguration, tracing: GatewayTracing): LimitedForward {
  const inflight = new AddressLimit(configuration.current.limits.addressInflight);
  configuration.subscribe(({ limits }) => {
    inflight.max = limits.addressInflight;
  });
  const bodyRuleFor = bodyRules(configuration);
  return {
    forward(exchange, upstream, target) {
      const key = limitKey(exchange.client.address);
      if (!inflight.acquire(key)) return tooManyRequests(1);
      exchange.inflightKey = key;
      tracing.begin(exchange);
      return forward(exchange, upstream, target, bodyRuleFor(target));
    },
    complete(exchange) {
      if (exchange.inflightKey !== undefined) inflight.release(exchange.inflightKey);
    },
  };
}

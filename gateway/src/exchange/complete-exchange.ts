import type { Log } from '@plaza/service-kit/log';
import type { Metrics } from '@plaza/service-kit/metrics';
import { type GatewayTracing, traceIdOf } from '../tracing/gateway-tracing';
import type { Exchange } from './exchange';

/**
 * Completes exchanges: one log line and one observation per request, once its response is sent or its client is gone.
 * They are written together for all requests of a turn of the event loop, after the responses: written one by one
 * between the network's work they cost three times as much.
 */
export function exchangeCompleter(log: Log, metrics: Metrics, tracing: GatewayTracing) {
  let completed: Exchange[] = [];

  function reportAll(): void {
    const exchanges = completed;
    completed = [];
    for (const exchange of exchanges) report(exchange);
  }

  function report(exchange: Exchange): void {
    const { method, route, status, durationMs } = exchange;
    metrics.observe(method, route, status, durationMs / 1000);
    tracing.keepIfNeeded(exchange, writeLine);
  }

  function writeLine(exchange: Exchange): void {
    const { id, clientId, method, path, route, status, durationMs, caller } = exchange;
    const trace = traceIdOf(exchange);
    const ms = Math.round(durationMs * 10) / 10;
    log.info({ id, trace, clientId, method, path, route, status, ms, user: caller?.id });
  }

  return function completeExchange(exchange: Exchange): void {
    const { res } = exchange;
    exchange.durationMs = performance.now() - exchange.startedAt;
    // 499, as in nginx: the client was gone before there was a response.
    exchange.status = res.headersSent ? res.statusCode : 499;
    if (!res.writableFinished) exchange.onDisconnect?.();
    if (completed.push(exchange) === 1) setImmediate(reportAll);
  };
}

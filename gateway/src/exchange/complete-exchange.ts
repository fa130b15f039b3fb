import { infoLines } from '@plaza/service-kit/logging/info-lines';
import type { Log } from '@plaza/service-kit/logging/log';
import type { Metrics } from '@plaza/service-kit/metrics';
import { type GatewayTracing, traceIdOf } from '../tracing/gateway-tracing';
import type { Exchange } from './exchange';

/**
 * Completes exchanges: one log line and one observation per request, after its response is sent or its client has
 * disconnected. They are written together for all requests of an event loop turn, after the responses: written one by
 * one in between, they cost three times as much.
 */
export function exchangeCompleter(log: Log, metrics: Metrics, tracing: GatewayTracing) {
  const writeInfo = infoLines(log);
  let completed: Exchange[] = [];

  function reportAll(): void {
    const exchanges = completed;
    completed = [];
    for (const exchange of exchanges) report(exchange);
  }

  function report(exchange: Exchange): void {
    const { method, route, status, durationMs } = exchange;
    metrics.observe(method, route, status, durationMs / 1000);
    tracing.retainIfNeeded(exchange, writeLine);
  }

  function writeLine(exchange: Exchange): void {
    writeInfo(fieldsOf(exchange));
  }

  return function completeExchange(exchange: Exchange): void {
    const { res } = exchange;
    exchange.durationMs = performance.now() - exchange.startedAt;
    // 499, as in nginx: the client disconnected before there was a response.
    exchange.status = res.headersSent ? res.statusCode : 499;
    if (!res.writableFinished) exchange.onDisconnect?.();
    if (completed.push(exchange) === 1) setImmediate(reportAll);
  };
}

/**
 * The fields of an exchange's log line, as JSON after a comma. Only the path is escaped, as it is the client's raw
 * input; all other values come from a fixed set of words or were validated before.
 */
function fieldsOf(exchange: Exchange): string {
  const { id, clientId, method, path, route, status, durationMs, caller } = exchange;
  const trace = traceIdOf(exchange);
  const ids = `,"id":"${id}"${trace ? `,"trace":"${trace}"` : ''}${clientId ? `,"clientId":"${clientId}"` : ''}`;
  const user = caller ? `,"user":"${caller.id}"` : '';
  const ms = Math.round(durationMs * 10) / 10;
  return `${ids},"method":"${method}","path":${JSON.stringify(path)},"route":"${route}","status":${status},"ms":${ms}${user}`;
}

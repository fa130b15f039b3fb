import { infoLines } from '@plaza/service-kit/info-lines';
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
    // 499, as in nginx: the client was gone before there was a response.
    exchange.status = res.headersSent ? res.statusCode : 499;
    if (!res.writableFinished) exchange.onDisconnect?.();
    if (completed.push(exchange) === 1) setImmediate(reportAll);
  };
}

/**
 * The fields of an exchange's line, as JSON after a comma. The path alone is the client's as it came; all else is one
 * of a few words, or was found plain before.
 */
function fieldsOf(exchange: Exchange): string {
  const { id, clientId, method, path, route, status, durationMs, caller } = exchange;
  const trace = traceIdOf(exchange);
  const ids = `,"id":"${id}"${trace ? `,"trace":"${trace}"` : ''}${clientId ? `,"clientId":"${clientId}"` : ''}`;
  const user = caller ? `,"user":"${caller.id}"` : '';
  const ms = Math.round(durationMs * 10) / 10;
  return `${ids},"method":"${method}","path":${JSON.stringify(path)},"route":"${route}","status":${status},"ms":${ms}${user}`;
}

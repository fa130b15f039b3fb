import { RequestTrace, runInTrace } from '@plaza/service-kit/tracing/request-trace';
import { isStream } from '@plaza/service-kit/tracing/trace-requests';
import { parseTraceparent } from '@plaza/service-kit/tracing/traceparent';
import type { EndedRequest, Tracer } from '@plaza/service-kit/tracing/tracer';
import type { Exchange } from '../exchange/exchange';
import { isTraceRequested } from './is-trace-requested';
import { TraceparentWriter } from './traceparent-writer';

/**
 * The gateway's part of traces. Each request costs one header, written when it is forwarded; a span is recorded at the
 * end of a request, and only if the request failed, was slow, was traced at an administrator's request or was sampled.
 */
export class GatewayTracing {
  readonly #headers = new TraceparentWriter();

  /** @param sampleShare the share of requests that is traced, chosen at random */
  constructor(
    private readonly tracer: Tracer,
    public sampleShare: number,
    private readonly draw: () => number = Math.random,
  ) {}

  /**
   * Decides whether the trace of a request is retained, and writes its header. The caller is already known at this
   * point.
   */
  begin(exchange: Exchange): void {
    if (isTraceRequested(exchange)) exchange.retentionReason = 'asked';
    else if (this.sampleShare > 0 && this.draw() < this.sampleShare) exchange.retentionReason = 'sampled';
    exchange.traceparent = this.#headers.write(
      exchange.req.headers.traceparent,
      exchange.retentionReason !== undefined,
    );
  }

  /** Runs one of the gateway's own routes; its requests to services become part of the trace. */
  runOwn<Result>(exchange: Exchange, work: () => Result): Result {
    this.begin(exchange);
    exchange.trace = traceOf(exchange);
    return runInTrace(exchange.trace, work);
  }

  /** Ends a request: `writeLine` writes its log line, which is stored with the trace if the trace is retained. */
  retainIfNeeded(exchange: Exchange, writeLine: (exchange: Exchange) => void): void {
    const { status, durationMs, retentionReason } = exchange;
    const isOrdinary = retentionReason === undefined && this.tracer.isOrdinary(status, durationMs);
    const ended = isOrdinary ? undefined : toEnded(exchange);
    const why = ended && (this.tracer.retentionReason(ended) ?? retentionReason);
    if (!why) {
      writeLine(exchange);
      return;
    }
    // A request that was refused before it was forwarded has no header yet.
    exchange.traceparent ||= this.#headers.write(exchange.req.headers.traceparent, false);
    const trace = exchange.trace ?? traceOf(exchange);
    trace.route ??= exchange.route;
    runInTrace(trace, () => writeLine(exchange));
    this.tracer.end(trace, ended, why);
  }
}

/** The id of an exchange's trace; undefined if it has none. */
export const traceIdOf = ({ traceparent }: Exchange): string | undefined => traceparent.slice(3, 35) || undefined;

function traceOf({ id, req, traceparent, startedAt }: Exchange): RequestTrace {
  return new RequestTrace({
    requestId: id,
    parent: parseTraceparent(req.headers.traceparent),
    own: parseTraceparent(traceparent),
    startedOnClock: startedAt,
  });
}

function toEnded({ method, path, status, durationMs, res }: Exchange): EndedRequest {
  return { method, path, status, durationMs, isStream: isStream(res) };
}

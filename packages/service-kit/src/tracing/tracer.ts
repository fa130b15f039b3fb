import type { RetentionReason, Span } from '@plaza/contracts/operations/requests';
import type { RequestTrace } from './request-trace';
import { TraceStore } from './trace-store';

/** The end of a request, for its trace. */
export interface EndedRequest {
  readonly method: string;
  /** Without the query string. */
  readonly path: string;
  readonly status: number;
  readonly durationMs: number;
  /** Whether the response was a stream, such as events: it is not slow, however long it took. */
  readonly isStream?: boolean;
}

/** Sends spans to a collector; must neither throw nor wait. */
export type ExportSpans = (traceId: string, spans: readonly Span[]) => void;

interface Options {
  /** The duration in milliseconds from which a request counts as slow. */
  readonly slowMs: number;
  readonly exportSpans?: ExportSpans | undefined;
}

/** Decides which requests of a process are retained, and stores them. */
export class Tracer {
  readonly store: TraceStore;

  constructor(
    readonly service: string,
    private readonly options: Options,
  ) {
    this.store = new TraceStore(service);
  }

  /** Whether this result is no reason to retain a request: true for most, which cost no more than this check. */
  isOrdinary(status: number, durationMs: number): boolean {
    return status < 500 && durationMs < this.options.slowMs;
  }

  /** The reason to retain a request; undefined for none. */
  retentionReason({ status, durationMs, isStream }: EndedRequest): RetentionReason | undefined {
    if (status >= 500) return 'failed';
    return durationMs >= this.options.slowMs && !isStream ? 'slow' : undefined;
  }

  /** Ends a trace. `why` applies if the result itself is no reason to retain it. */
  end(
    trace: RequestTrace,
    ended: EndedRequest,
    why: RetentionReason | undefined = trace.isSampled ? 'sampled' : undefined,
  ) {
    trace.isOver = true;
    const reason = this.retentionReason(ended) ?? why;
    if (!reason) return;
    const { method, path, status, durationMs } = ended;
    const spans = [serverSpan(trace, ended), ...trace.spans];
    const { requestId, traceId, lines, spansDropped, linesDropped } = trace;
    const startedAt = new Date(trace.startedAt).toISOString();
    const request = { requestId, traceId, process: this.service, why: reason, method, path, status };
    this.store.add({ ...request, startedAt, durationMs, spans, spansDropped, lines, linesDropped });
    this.options.exportSpans?.(traceId, spans);
  }
}

function serverSpan(trace: RequestTrace, { method, path, status, durationMs }: EndedRequest): Span {
  const { spanId, parentId, startedAt, route } = trace;
  const attributes = { status, ...(route ? { route } : {}) };
  const name = `${method} ${route ?? path}`;
  return {
    spanId,
    parentId,
    name,
    kind: 'server',
    startedAt,
    durationMs,
    status: status >= 500 ? 'error' : 'ok',
    attributes,
  };
}

import type { RetentionReason, Span } from '@plaza/contracts/operations/requests';
import type { RequestTrace } from './request-trace';
import { TraceStore } from './trace-store';

/** How a request ended, for its trace. */
export interface EndedRequest {
  readonly method: string;
  /** Without its query. */
  readonly path: string;
  readonly status: number;
  readonly durationMs: number;
  /** Whether it had no end of its own, as a stream of events: however long it took, it was not slow. */
  readonly isStream?: boolean;
}

/** Sends spans to a collector; it neither throws nor waits. */
export type ExportSpans = (traceId: string, spans: readonly Span[]) => void;

interface Options {
  /** From how many milliseconds on a request counts as slow. */
  readonly slowMs: number;
  readonly exportSpans?: ExportSpans | undefined;
}

/** Decides which requests of a process are kept, and keeps them. */
export class Tracer {
  readonly store: TraceStore;

  constructor(
    readonly service: string,
    private readonly options: Options,
  ) {
    this.store = new TraceStore(service);
  }

  /** Whether a request that ended in this way may have to be kept: most are not, and cost no more than this. */
  isOrdinary(status: number, durationMs: number): boolean {
    return status < 500 && durationMs < this.options.slowMs;
  }

  /** Why a request is to be kept; undefined for all the others. */
  retentionReason({ status, durationMs, isStream }: EndedRequest): RetentionReason | undefined {
    if (status >= 500) return 'failed';
    return durationMs >= this.options.slowMs && !isStream ? 'slow' : undefined;
  }

  /** Ends a trace. `why` counts where the way it ended is no reason by itself. */
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

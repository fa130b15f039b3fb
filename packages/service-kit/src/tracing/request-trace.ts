import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@plaza/contracts/operations/requests';
import { newSpanId, newTraceId, type TraceParent, toTraceparent } from './traceparent';

const maxSpans = 100;
const maxLines = 100;
const maxLineBytes = 32 * 1024;

type Attributes = Span['attributes'];

/** A call in progress; `end` must be called once. */
export interface OpenSpan {
  /** For the request's headers, if the call is an HTTP request. */
  readonly traceparent: string;
  end(status: Span['status'], attributes?: Attributes): void;
}

interface Options {
  readonly requestId: string;
  /** The parent that the caller sent; without it a new trace begins. */
  readonly parent?: TraceParent | undefined;
  /** This request's own span, if its id was sent to others already. */
  readonly own?: TraceParent | undefined;
  /** When it started, by `performance.now()`. */
  readonly startedOnClock?: number;
}

/** One request in one process: its spans and log lines until it is over, up to the limits of one trace. */
export class RequestTrace {
  readonly requestId: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | null;
  readonly isSampled: boolean;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly spans: Span[] = [];
  readonly lines: string[] = [];
  spansDropped = 0;
  linesDropped = 0;
  /** The path of its call in the contracts, if one matched. */
  route: string | undefined;
  isOver = false;
  #lineBytes = 0;
  readonly #startedOnClock: number;

  constructor({ requestId, parent, own, startedOnClock = performance.now() }: Options) {
    this.requestId = requestId;
    this.traceId = own?.traceId ?? parent?.traceId ?? newTraceId();
    this.spanId = own?.spanId ?? newSpanId();
    this.parentId = parent?.traceId === this.traceId ? parent.spanId : null;
    this.isSampled = (own ?? parent)?.isSampled ?? false;
    this.#startedOnClock = startedOnClock;
    this.startedAt = Date.now() - (performance.now() - startedOnClock);
  }

  /** Starts the span of a call to another service or a database. */
  open(name: string, attributes: Attributes = {}): OpenSpan {
    const spanId = newSpanId();
    const started = performance.now();
    return {
      traceparent: toTraceparent({ traceId: this.traceId, spanId, isSampled: this.isSampled }),
      end: (status, more = {}) =>
        this.#add({
          spanId,
          parentId: this.spanId,
          name,
          kind: 'client',
          startedAt: this.startedAt + (started - this.#startedOnClock),
          durationMs: performance.now() - started,
          status,
          attributes: { ...attributes, ...more },
        }),
    };
  }

  addLine(line: string): void {
    this.#lineBytes += line.length;
    if (this.lines.length < maxLines && this.#lineBytes <= maxLineBytes) this.lines.push(line);
    else this.linesDropped++;
  }

  #add(span: Span): void {
    if (this.isOver) return;
    if (this.spans.length < maxSpans) this.spans.push(span);
    else this.spansDropped++;
  }
}

const requests = new AsyncLocalStorage<RequestTrace>();

/** The request for which the current code runs; undefined outside of one, and once it is over. */
export function currentTrace(): RequestTrace | undefined {
  const trace = requests.getStore();
  // Timers and connections that a request started keep its context after its end.
  return trace?.isOver ? undefined : trace;
}

/** Runs `work` so that `currentTrace` returns the trace in everything that it starts. */
export function runInTrace<Result>(trace: RequestTrace, work: () => Result): Result {
  return requests.run(trace, work);
}

/** Binds a function to the current request, whenever it is called later. */
export const inCurrentTrace: typeof AsyncLocalStorage.bind = AsyncLocalStorage.bind;

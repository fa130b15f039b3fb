import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@plaza/contracts/operations/requests';
import { newSpanId, newTraceId, type TraceParent, toTraceparent } from './traceparent';

const maxSpans = 100;
const maxLines = 100;
const maxLineBytes = 32 * 1024;

type Attributes = Span['attributes'];

/** A call that is under way; its end is reported once. */
export interface OpenSpan {
  /** For the request's headers, where the call is a request. */
  readonly traceparent: string;
  end(status: Span['status'], attributes?: Attributes): void;
}

interface Options {
  readonly requestId: string;
  /** What the caller sent; without it a trace begins here. */
  readonly parent?: TraceParent | undefined;
  /** This request's own span, where it has been told to others already. */
  readonly own?: TraceParent | undefined;
  /** When it began, by `performance.now()`. */
  readonly startedOnClock?: number;
}

/** One request in one process: its spans and its log lines until it is over, no more of them than it may keep. */
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
  /** The path of its call as the contracts have it, where one was found. */
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

  /** Begins a call to another service or a database. */
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

/** The request on whose behalf this code runs; undefined outside of one, and when it is over. */
export function currentTrace(): RequestTrace | undefined {
  const trace = requests.getStore();
  // Timers and connections that a request began live on in its context.
  return trace?.isOver ? undefined : trace;
}

export function runInTrace<Result>(trace: RequestTrace, work: () => Result): Result {
  return requests.run(trace, work);
}

/** The same function, on behalf of the current request whenever it is called. */
export const inCurrentTrace: typeof AsyncLocalStorage.bind = AsyncLocalStorage.bind;

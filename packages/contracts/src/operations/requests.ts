import { z } from 'zod';
import { call } from '../call';
import { Instant } from '../ids';
import { limits } from '../limits';
import { must } from '../sentences';
import { untrimmedText } from '../text';

/**
 * What one process did for a request: `server` is the request itself, `client` a call to another service or a database.
 */
export const Span = z.object({
  spanId: z.string(),
  /** The parent span, possibly of another process; null for the root span of a trace. */
  parentId: z.string().nullable(),
  name: z.string(),
  kind: z.enum(['server', 'client']),
  /** Milliseconds since 1970, by the clock of the process. */
  startedAt: z.number(),
  durationMs: z.number(),
  status: z.enum(['ok', 'error']),
  /** Only a few, and never user input. */
  attributes: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Span = z.infer<typeof Span>;

/** A log line that a process wrote about a request. */
export const RequestLine = z.object({
  at: Instant,
  /** Such as `warn`. */
  level: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.unknown()),
});
export type RequestLine = z.infer<typeof RequestLine>;

/**
 * Why a process retains a trace: the request failed (5xx) or was slow, an administrator asked for it, or it was
 * sampled.
 */
export const retentionReasons = ['failed', 'slow', 'asked', 'sampled'] as const;
export type RetentionReason = (typeof retentionReasons)[number];

/** The summary of a trace that one process retains. */
export const TraceSummary = z.object({
  requestId: z.string(),
  traceId: z.string(),
  /** The name of the service, or the gateway. */
  process: z.string(),
  why: z.enum(retentionReasons),
  method: z.string(),
  /** Without the query string. */
  path: z.string(),
  status: z.number().int(),
  startedAt: Instant,
  durationMs: z.number(),
});

export type TraceSummary = z.infer<typeof TraceSummary>;

export const ProcessTrace = TraceSummary.extend({
  spans: z.array(Span),
  /** How many spans were dropped beyond the limits of one trace. */
  spansDropped: z.number().int(),
  lines: z.array(RequestLine),
  linesDropped: z.number().int(),
});
export type ProcessTrace = z.infer<typeof ProcessTrace>;

const windowMinutes = { min: 1, max: 60, byDefault: 5 } as const;

/**
 * The requests around an instant, such as the time of a user's complaint: `minutes` before and after it, optionally
 * only for paths with a given prefix.
 */
export const RequestWindow = z.strictObject({
  at: Instant,
  minutes: z.coerce.number().int().min(windowMinutes.min).max(windowMinutes.max).default(windowMinutes.byDefault),
  path: untrimmedText(limits.shortText).optional(),
});
export type RequestWindow = z.output<typeof RequestWindow>;

/** A request id, or the id of a trace. */
export const RequestId = z.strictObject({
  id: untrimmedText(64).regex(/^[A-Za-z0-9-]+$/, must('be the id of a request or of a trace')),
});

/**
 * The retained traces, newest first. Of one trace a process answers with at most `maxTracesFound`; of a window with the
 * nearest to its middle, and one more than `maxTracesFound`, which shows that there are more.
 */
export const TraceSummaries = z.array(TraceSummary);
export const ProcessTraces = z.array(ProcessTrace);
export type ProcessTraces = z.infer<typeof ProcessTraces>;
export const maxTracesFound = 100;

/** A request merged from what all processes retain, with the gateway's view of it if the gateway retained it. */
export const FoundTrace = TraceSummary.omit({ process: true }).extend({ processes: z.array(z.string()) });
export type FoundTrace = z.infer<typeof FoundTrace>;

/** The names of the processes that did not answer. */
const unanswered = z.array(z.string());

/**
 * At most `maxTracesFound` requests, newest first. `isCut`: these are the nearest to the middle of the window, and
 * there are more.
 */
export const FoundTraces = z.object({ requests: z.array(FoundTrace), isCut: z.boolean().optional(), unanswered });
export type FoundTraces = z.infer<typeof FoundTraces>;

/** Each process's part of a request, or of all requests of a trace. */
export const Trace = z.object({ parts: ProcessTraces, unanswered });
export type Trace = z.infer<typeof Trace>;

/** The calls that every process answers for gateways only. */
export const operationsInternalCalls = {
  retainedInWindow: call('GET /internal/operations/requests', {
    summary: 'The requests of the given minutes whose trace this process retains.',
    access: 'service',
    query: RequestWindow,
    answer: TraceSummaries,
  }),
  retainedTrace: call('GET /internal/operations/requests/:id', {
    summary: 'A request or a trace, with the spans and log lines that this process retains.',
    access: 'service',
    params: RequestId,
    answer: ProcessTraces,
  }),
} as const;

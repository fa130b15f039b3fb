import { type SpanContext, SpanKind, SpanStatusCode, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type ReadableSpan } from '@opentelemetry/sdk-trace-base';
import type { Span } from '@plaza/contracts/operations/requests';
import type { ExportSpans } from './tracer';

/** Sends retained spans to a collector, in batches. */
export interface SpanExporter {
  readonly exportSpans: ExportSpans;
  /** Sends the remaining spans; rejects if the collector does not accept them. */
  close(): Promise<void>;
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT };
const statusCodes = { ok: SpanStatusCode.UNSET, error: SpanStatusCode.ERROR };

/** Uses OpenTelemetry's batching and transport for spans that are recorded already. */
export function createExporter(service: string, endpoint: string): SpanExporter {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const processor = new BatchSpanProcessor(new OTLPTraceExporter({ url }));
  const resource = resourceFromAttributes({ 'service.name': `plaza-${service}` });
  return {
    exportSpans(traceId, spans) {
      for (const span of spans) processor.onEnd(toReadableSpan(traceId, span, resource));
    },
    close: () => processor.shutdown(),
  };
}

function toReadableSpan(traceId: string, span: Span, resource: Resource): ReadableSpan {
  const contextOf = (spanId: string): SpanContext => ({ traceId, spanId, traceFlags: TraceFlags.SAMPLED });
  return {
    name: span.name,
    kind: kinds[span.kind],
    spanContext: () => contextOf(span.spanId),
    ...(span.parentId ? { parentSpanContext: contextOf(span.parentId) } : {}),
    startTime: toHrTime(span.startedAt),
    endTime: toHrTime(span.startedAt + span.durationMs),
    duration: toHrTime(span.durationMs),
    status: { code: statusCodes[span.status] },
    attributes: span.attributes,
    links: [],
    events: [],
    ended: true,
    resource,
    instrumentationScope: { name: 'plaza' },
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

/** Seconds and remaining nanoseconds. @param ms since 1970, or a duration */
function toHrTime(ms: number): [seconds: number, nanoseconds: number] {
  const seconds = Math.floor(ms / 1000);
  return [seconds, Math.min(Math.round((ms - seconds * 1000) * 1e6), 999_999_999)];
}

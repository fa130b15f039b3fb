import type { Log } from '../log';
import type { ExportSpans } from './tracer';

/** Sends kept spans to a collector, in batches. */
export interface SpanExporter {
  readonly exportSpans: ExportSpans;
  /** Sends what is left; rejects where the collector does not take it. */
  close(): Promise<void>;
}

/**
 * Opens the way to an OpenTelemetry collector; the libraries for it are loaded only here, and only with an endpoint.
 * @param endpoint without `/v1/traces`, as OTEL_EXPORTER_OTLP_ENDPOINT has it; undefined where there is none
 */
export async function openExporter(
  service: string,
  endpoint: string | undefined,
  log: Log,
): Promise<SpanExporter | undefined> {
  if (!endpoint) return undefined;
  const { createExporter } = await import('./otlp-exporter');
  log.info({ endpoint }, 'kept traces are exported');
  return createExporter(service, endpoint);
}

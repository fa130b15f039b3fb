import type { Log } from '../log';
import type { SpanExporter } from './otlp-exporter';

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

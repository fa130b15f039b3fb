import type { Log } from '../logging/log';
import type { SpanExporter } from './otlp-exporter';

/**
 * Opens an exporter to an OpenTelemetry collector; its libraries are only loaded if there is an endpoint.
 * @param endpoint without `/v1/traces`, as in OTEL_EXPORTER_OTLP_ENDPOINT; undefined for none
 */
export async function openExporter(
  service: string,
  endpoint: string | undefined,
  log: Log,
): Promise<SpanExporter | undefined> {
  if (!endpoint) return undefined;
  const { createExporter } = await import('./otlp-exporter');
  log.info({ endpoint }, 'retained traces are exported');
  return createExporter(service, endpoint);
}

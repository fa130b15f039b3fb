import type { Log } from '@plaza/service-kit/logging/log';
import { Counter, type Registry } from 'prom-client';

/** Records how providers perform. */
export interface ProviderReport {
  answered(kind: string, source: string): void;
  failed(kind: string, source: string, error: unknown): void;
  dropped(kind: string, source: string, rows: number): void;
}

/** Counts every failure, and logs the beginning and the end of each outage. */
export function createProviderReport(log: Log, registry: Registry): ProviderReport {
  const labelNames = ['kind', 'source'] as const;
  const droppedRows = new Counter({
    name: 'markets_rows_dropped_total',
    help: 'Rows of providers that made no sense, by kind and source.',
    labelNames,
    registers: [registry],
  });
  const failures = new Counter({
    name: 'markets_provider_failures_total',
    help: 'How often a provider could not be asked, by kind and source.',
    labelNames,
    registers: [registry],
  });
  const down = new Set<string>();
  return {
    answered(kind, source) {
      if (down.delete(`${kind} ${source}`)) log.info({ kind, source }, 'a provider answers again');
    },
    failed(kind, source, error) {
      failures.inc({ kind, source });
      if (down.has(`${kind} ${source}`)) return;
      down.add(`${kind} ${source}`);
      log.warn({ err: error, kind, source }, 'a provider fails; trying again');
    },
    dropped(kind, source, rows) {
      if (rows === 0) return;
      droppedRows.inc({ kind, source }, rows);
      log.warn({ kind, source, rows }, 'rows of a provider are invalid');
    },
  };
}

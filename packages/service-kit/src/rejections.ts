import { Counter } from 'prom-client';
import type { Log } from './log';

/** Reports messages and cache entries that failed their checks: in the log at warn, and as a metric. */
export interface Rejections {
  readonly counter: Counter<'kind' | 'reason'>;
  report(kind: RejectedKind, reason: string, fields?: object): void;
}

export type RejectedKind = 'event' | 'cache_entry' | 'deletion';

export function createRejections(log: Log): Rejections {
  const counter = new Counter({
    name: 'plaza_rejections_total',
    help: 'Events, cache entries and deletions that failed their checks and were dropped, by kind and reason.',
    labelNames: ['kind', 'reason'],
    registers: [], // services register it, as each has metrics of its own
  });
  return {
    counter,
    report(kind, reason, fields = {}) {
      counter.inc({ kind, reason });
      log.warn({ ...fields, kind, reason }, 'an untrusted message was dropped');
    },
  };
}

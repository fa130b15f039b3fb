import { Counter } from 'prom-client';
import type { Log } from './logging/log';

/** Reports messages and cache entries whose verification failed: in the log at warn, and as a metric. */
export interface Rejections {
  readonly counter: Counter<'kind' | 'reason'>;
  report(kind: RejectedKind, reason: string, fields?: object): void;
}

export type RejectedKind = 'event' | 'cache_entry' | 'deletion';

/** Counts what failed its checks as a metric, and logs it. */
export function createRejections(log: Log): Rejections {
  const counter = new Counter({
    name: 'plaza_rejections_total',
    help: 'Events, cache entries and deletions that failed their checks and were dropped, by kind and reason.',
    labelNames: ['kind', 'reason'],
    registers: [], // each service registers it with its own registry
  });
  return {
    counter,
    report(kind, reason, fields = {}) {
      counter.inc({ kind, reason });
      log.warn({ ...fields, kind, reason }, 'an untrusted message was dropped');
    },
  };
}

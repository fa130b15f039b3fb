import { Counter } from 'prom-client';
import type { Log } from './logging/log';

/** Reports messages and cache entries whose verification failed: in the log at warn, and as a metric. */
export interface Rejections {
  readonly counter: Counter<'kind' | 'reason'>;
  report<Kind extends RejectedKind>(kind: Kind, reason: ReasonOf<Kind>, fields?: object): void;
}

/** Why something of each kind is dropped. */
const reasons = {
  event: ['not_authentic', 'outdated', 'repeated', 'not_understood'],
  cache_entry: ['not_authentic'],
  deletion: ['user_exists'],
} as const;

type RejectedKind = keyof typeof reasons;
type ReasonOf<Kind extends RejectedKind> = (typeof reasons)[Kind][number];

/** Counts what failed its checks as a metric, and logs it. */
export function createRejections(log: Log): Rejections {
  const counter = new Counter({
    name: 'plaza_rejections_total',
    help: 'Events, cache entries and deletions that failed their checks and were dropped, by kind and reason.',
    labelNames: ['kind', 'reason'],
    registers: [], // each service registers it with its own registry
  });
  // A rate or an increase needs an initial series.
  for (const [kind, known] of Object.entries(reasons)) {
    for (const reason of known) counter.inc({ kind, reason }, 0);
  }
  return {
    counter,
    report(kind, reason, fields = {}) {
      counter.inc({ kind, reason });
      log.warn({ ...fields, kind, reason }, 'an untrusted message was dropped');
    },
  };
}

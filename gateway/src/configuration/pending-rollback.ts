import type { ConfigurationRollback } from '@plaza/contracts/internal/gateways';
import { ConfigurationHash, type ConfigurationIssue, RollbackEvidence } from '@plaza/contracts/registry/configuration';
import { z } from 'zod';
import { reasonOf } from './configuration-sentences';
import type { Running } from './running-configuration';

/** A rollback that is reported within this time is reported without its age, which older registries refuse. */
const promptSeconds = 10;

/** A rollback that still has to be reported to the registry; `at` is its time in milliseconds since 1970. */
export const PendingRollback = z.object({
  number: z.number().int(),
  hash: ConfigurationHash,
  evidence: RollbackEvidence,
  at: z.number(),
});
export type PendingRollback = z.infer<typeof PendingRollback> & {
  /** Its time by the monotonic clock, which no correction of the wall clock changes; unknown after a restart. */
  readonly monotonicAt?: number;
};

/** @returns undefined for a configuration that the registry does not know */
export function toPendingRollback({ number, hash }: Running, evidence: RollbackEvidence): PendingRollback | undefined {
  return number === null ? undefined : { number, hash, evidence, at: Date.now(), monotonicAt: performance.now() };
}

/** What is reported to the registry. */
export function toReport(rollback: PendingRollback): Omit<ConfigurationRollback, 'gateway'> {
  const { number, evidence, at, monotonicAt } = rollback;
  const ageMs = monotonicAt === undefined ? Date.now() - at : performance.now() - monotonicAt;
  const secondsAgo = Math.round(ageMs / 1000);
  return { number, evidence, reason: reasonOf(evidence), ...(secondsAgo > promptSeconds ? { secondsAgo } : {}) };
}

/** Why the gateway does not run the version any more, in the form of a refusal. */
export const issuesOf = ({ evidence }: PendingRollback): ConfigurationIssue[] => [
  { path: '$', message: reasonOf(evidence) },
];

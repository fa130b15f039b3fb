import { randomUUID } from 'node:crypto';
import type { ServiceName } from '@plaza/contracts/gateway/configuration';
import { type RolloutStatus, rolloutSteps } from '@plaza/contracts/registry/rollouts';
import type { Role } from '@plaza/contracts/roles';
import { type Evidence, noEvidence } from '../judge/evidence';
import type { Outcomes } from '../judge/sequential-test';

/** The way of one release from nobody to everybody. It is stored whole in its remote's document. */
export interface Rollout {
  readonly id: string;
  readonly version: string;
  /** The version that everybody else has: a rollback returns to it. */
  readonly stable: string;
  /** The version before `stable`, which stands in for it where it does not load. */
  readonly before: string | null;
  readonly state: RolloutStatus['state'];
  /** The people of these roles alone; null: all. */
  readonly roles: readonly Role[] | null;
  /** Service → the subset of its targets that answers its people, while it is beside stable. */
  readonly subsets?: Subsets | undefined;
  /** Percentages of people, 0 for administrators alone, and which of them it is at. */
  readonly steps: readonly number[];
  readonly step: number;
  readonly startedAt: Date;
  /** When the step began, or the watching. */
  readonly stepAt: Date;
  readonly atStep: AtStep;
  /** Whether the judge has found it good once; until then it meets few people at a time. */
  readonly isOpen: boolean;
  /** Whom it meets until then, by their keys. */
  readonly admitted: readonly string[];
  readonly evidence: Evidence;
  /** Of people without a session and of accounts younger than the rollout; it decides nothing. */
  readonly unproven: Evidence;
  /** Whether the audit says already that these speak ill of it. */
  readonly isSuspicionTold: boolean;
  /** How many people began to load it and told nothing since; not there until it was counted. */
  readonly silent?: number;
  /** Whether the audit says already that so many are silent. */
  readonly isSilenceTold?: boolean;
  /** Stable's outcomes within a day, as the judge last saw them. */
  readonly stableDay: Outcomes;
  /** The outcomes that are in the evidence since the last write, and may not be marked as such yet. */
  readonly tallied: Tallied;
}

export type Subsets = Readonly<Partial<Record<ServiceName, string>>>;

interface AtStep {
  readonly outcomes: number;
  readonly isGood: boolean;
  readonly latestAt: Date | null;
}

export interface Tallied {
  readonly good: readonly string[];
  readonly bad: readonly string[];
}

export const freshStep: AtStep = { outcomes: 0, isGood: false, latestAt: null };
export const nothingTallied: Tallied = { good: [], bad: [] };
const none: Outcomes = { good: 0, bad: 0 };

export interface RolloutOptions {
  readonly version: string;
  readonly to?: number | undefined;
  readonly roles?: readonly Role[] | undefined;
  readonly subsets?: Subsets | undefined;
}

export function newRollout(
  { version, to = 100, roles = [], subsets = {} }: RolloutOptions,
  { current, previous }: { current: string; previous: string | null },
  now: Date,
): Rollout {
  const isPaired = Object.keys(subsets).length > 0;
  return {
    id: randomUUID(),
    version,
    stable: current,
    before: previous,
    state: 'running',
    roles: roles.length > 0 ? [...new Set(roles)] : null,
    ...(isPaired ? { subsets: { ...subsets } } : {}),
    steps: isPaired && roles.length === 0 ? stepsTo(to).filter((weight) => weight < 100) : stepsTo(to),
    step: 0,
    startedAt: now,
    stepAt: now,
    atStep: freshStep,
    isOpen: false,
    admitted: [],
    evidence: noEvidence,
    unproven: noEvidence,
    isSuspicionTold: false,
    stableDay: none,
    tallied: nothingTallied,
  };
}

/** A release that everybody has is paired with no subset: people decide when the service itself is ready for that. */
const stepsTo = (to: number) => [...rolloutSteps.filter((weight) => weight < to), to];

/** The percentage of people whom it is given to. */
export const weightOf = ({ steps, step }: Pick<Rollout, 'steps' | 'step'>): number => steps[step] ?? 0;

/** Whether people are given the release beside stable; while it is watched, it is what everybody has. */
export const isBesideStable = ({ state }: Pick<Rollout, 'state'>): boolean => state !== 'watched';

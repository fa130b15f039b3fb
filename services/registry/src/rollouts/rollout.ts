import { randomUUID } from 'node:crypto';
import type { ServiceName } from '@plaza/contracts/gateway/service-names';
import { type RolloutStatus, rolloutSteps } from '@plaza/contracts/registry/rollouts';
import type { Role } from '@plaza/contracts/roles';
import { type Evidence, noEvidence } from '../judge/evidence';
import type { Outcomes } from '../judge/sequential-test';

/** The rollout of one release, from nobody to everybody. It is stored whole in its remote's document. */
export interface Rollout {
  readonly id: string;
  readonly version: string;
  /** The version that everybody else has: a rollback returns to it. */
  readonly stable: string;
  /** The version before `stable`: the one to fall back to if `stable` does not load. */
  readonly before: string | null;
  readonly state: RolloutStatus['state'];
  /** The rollout reaches only people with these roles; null means all roles. */
  readonly roles: readonly Role[] | null;
  /** Service → the subset of its targets that serves the rollout's people, until everybody has the release. */
  readonly subsets?: Subsets | undefined;
  /** The percentage of people at each step; 0 means administrators only. `step` is the index of the current one. */
  readonly steps: readonly number[];
  readonly step: number;
  readonly startedAt: Date;
  /** When the current step began, or when watching began. */
  readonly stepAt: Date;
  readonly atStep: AtStep;
  /** Whether the judge has found the release good at least once; until then it meets few people at a time. */
  readonly isOpen: boolean;
  /** The keys of the people admitted until then. */
  readonly admitted: readonly string[];
  readonly evidence: Evidence;
  /** The evidence from people without a session and from accounts younger than the rollout; it decides nothing. */
  readonly unproven: Evidence;
  /** Whether a suspicion raised by this unproven evidence is already in the audit. */
  readonly isSuspicionTold: boolean;
  /** How many people began to load the release and have reported nothing since; undefined until first counted. */
  readonly silent?: number;
  /** Whether the audit already records that too many of them are silent. */
  readonly isSilenceTold?: boolean;
  /**
   * Whether the audit already records that the release is bad and is not rolled back, as the releases before it are
   * switched off.
   */
  readonly isNoReturnTold?: boolean;
  /** The outcomes of stable within the last day, as of the latest run of the judge. */
  readonly stableDay: Outcomes;
  /** The outcomes that the last write added to the evidence, and that may not be marked as tallied yet. */
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

/**
 * With subsets, the 100 % step is left out, as everybody is never paired with a subset: people decide when the service
 * itself is ready for the release.
 */
const stepsTo = (to: number) => [...rolloutSteps.filter((weight) => weight < to), to];

/** The percentage of people who are given the release. */
export const weightOf = ({ steps, step }: Pick<Rollout, 'steps' | 'step'>): number => steps[step] ?? 0;

/** Whether the release is given to people beside stable; while it is watched, everybody has it. */
export const isBesideStable = ({ state }: Pick<Rollout, 'state'>): boolean => state !== 'watched';

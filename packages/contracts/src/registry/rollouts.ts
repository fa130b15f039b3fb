import { z } from 'zod';
import { ServiceName } from '../gateway/configuration';
import { Instant } from '../ids';
import { Role } from '../roles';
import { badOutcomeKinds } from './outcome-kinds';

/** The share of people, in percent, that each step of a rollout gives a release to; 0 is for administrators alone. */
export const rolloutSteps = [0, 1, 5, 25, 100] as const;

/**
 * `running`: goes on by itself. `held`: at its last step, where a person decides. `paused`: by a person. `watched`:
 * everybody has the release, and for a day it can still take itself back.
 */
export const rolloutStates = ['running', 'held', 'paused', 'watched'] as const;

/** How a rollout ended: everybody kept the release; a user aborted or replaced it; or the judge rolled it back. */
export const rolloutEnds = ['kept', 'aborted', 'replaced', 'returned'] as const;

/** What a person may do with a rollout that is under way. */
export const rolloutVerbs = ['pause', 'resume', 'step', 'promote', 'abort'] as const;
export const RolloutVerb = z.enum(rolloutVerbs);
export type RolloutVerb = z.infer<typeof RolloutVerb>;

/** How many people had a good and a bad first experience. */
export const OutcomeCounts = z.object({ good: z.number().int(), bad: z.number().int() });
export type OutcomeCounts = z.infer<typeof OutcomeCounts>;

/**
 * Medians in milliseconds, null where nobody told: from asking for the remote to its first component, and the largest
 * paint of the page (LCP).
 */
export const Speed = z.object({ loadMs: z.number().nullable(), lcpMs: z.number().nullable() });
export type Speed = z.infer<typeof Speed>;

/**
 * People of a rollout reach the targets of this subset of a service. `isConfigured`: whether the gateways'
 * configuration has any; while it has none, or none of them answers, people reach the others.
 */
export const Pairing = z.object({ service: ServiceName, subset: z.string(), isConfigured: z.boolean() });
export type Pairing = z.infer<typeof Pairing>;

/** A rollout, as its remote's people see it. Weights in percent of the people of `roles`, or of all without them. */
export const RolloutStatus = z.object({
  version: z.string(),
  state: z.enum(rolloutStates),
  weight: z.number(),
  steps: z.array(z.number()),
  roles: z.array(Role).nullable(),
  /** Until everybody has the release. */
  pairings: z.array(Pairing).optional(),
  startedAt: Instant,
  stepAt: Instant,
  /** The rollout runs, and no outcome of the release was reported for half an hour. */
  isWaitingForPeople: z.boolean(),
  /** Whether the judge has found the release good once; before, it meets few people at a time. */
  isOpen: z.boolean(),
  outcomes: OutcomeCounts,
  /** Outcomes without a session, or of accounts younger than the rollout: they decide nothing. */
  unproven: OutcomeCounts,
  /** Those of stable within a day. */
  stable: OutcomeCounts,
  /** Of those in `outcomes` who had trouble, how many had which. */
  troubles: z.partialRecord(z.enum(badOutcomeKinds), z.number().int()).optional(),
  /** How many browsers began to load it and reported nothing within half a minute: suspicious, and no proof. */
  silent: z.number().int().optional(),
  /** How fast the release is, and stable. */
  speeds: z.object({ release: Speed, stable: Speed }).optional(),
  /** The log-likelihood that the release is broken and not healthy; from `rollbackThreshold` on it is rolled back. */
  likelihood: z.number(),
});
export type RolloutStatus = z.infer<typeof RolloutStatus>;

/** A rollout that is over. */
export const PastRollout = z.object({
  version: z.string(),
  end: z.enum(rolloutEnds),
  startedAt: Instant,
  endedAt: Instant,
  weight: z.number(),
  outcomes: OutcomeCounts,
});
export type PastRollout = z.infer<typeof PastRollout>;

/** What nobody may load: a release, or without a version the whole remote. Its tab shows `reason`. */
export const Switch = z.object({ version: z.string().nullable(), reason: z.string(), at: Instant });
export type Switch = z.infer<typeof Switch>;

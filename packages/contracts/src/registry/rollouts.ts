import { z } from 'zod';
import { ServiceName } from '../gateway/service-names';
import { Instant } from '../ids';
import { Role } from '../roles';
import { badOutcomeKinds } from './outcome-kinds';

/** The percentage of people who get the release at each step of a rollout; at 0 only administrators get it. */
export const rolloutSteps = [0, 1, 5, 25, 100] as const;

/**
 * `running`: advances automatically. `held`: at its last step, where a person decides. `paused`: by a person.
 * `watched`: everybody has the release, which can still be rolled back automatically for a day.
 */
export const rolloutStates = ['running', 'held', 'paused', 'watched'] as const;

/**
 * How a rollout ended. `kept`: completed, everybody keeps the release. `aborted`, `replaced`: by a user. `returned`:
 * rolled back automatically by the judge.
 */
export const rolloutEnds = ['kept', 'aborted', 'replaced', 'returned'] as const;

/** What a person may do with a rollout in progress. */
export const rolloutVerbs = ['pause', 'resume', 'step', 'promote', 'abort'] as const;
export const RolloutVerb = z.enum(rolloutVerbs);
export type RolloutVerb = z.infer<typeof RolloutVerb>;

/** How many people had a good and a bad first experience. */
export const OutcomeCounts = z.object({ good: z.number().int(), bad: z.number().int() });
export type OutcomeCounts = z.infer<typeof OutcomeCounts>;

/**
 * Medians in milliseconds, null if nobody reported: from the request for the remote to its first component, and the
 * largest contentful paint (LCP) of the page.
 */
export const Speed = z.object({ loadMs: z.number().nullable(), lcpMs: z.number().nullable() });
export type Speed = z.infer<typeof Speed>;

/**
 * People of a rollout reach the targets of this subset of a service. `isConfigured`: whether the gateways'
 * configuration has such targets; if it has none, or none of them is available, people reach the other targets.
 */
export const Pairing = z.object({ service: ServiceName, subset: z.string(), isConfigured: z.boolean() });
export type Pairing = z.infer<typeof Pairing>;

/**
 * A rollout as the remote's team sees it. Weights are percentages of the people of `roles`, or of all people without
 * `roles`.
 */
export const RolloutStatus = z.object({
  version: z.string(),
  state: z.enum(rolloutStates),
  weight: z.number(),
  steps: z.array(z.number()),
  roles: z.array(Role).nullable(),
  /** Present until everybody has the release. */
  pairings: z.array(Pairing).optional(),
  startedAt: Instant,
  stepAt: Instant,
  /** The rollout runs, but no outcome of the release was reported for half an hour. */
  isWaitingForPeople: z.boolean(),
  /** Whether the judge has found the release good once; until then only a few people get it at a time. */
  isOpen: z.boolean(),
  outcomes: OutcomeCounts,
  /** Outcomes without a session, or of accounts younger than the rollout; they do not influence the decision. */
  unproven: OutcomeCounts,
  /** The outcomes of the stable release within a day. */
  stable: OutcomeCounts,
  /** How many of the bad `outcomes` were of which kind. */
  troubles: z.partialRecord(z.enum(badOutcomeKinds), z.number().int()).optional(),
  /**
   * How many browsers began to load the release and reported nothing within half a minute: suspicious, but no proof.
   */
  silent: z.number().int().optional(),
  /** How fast the release and the stable one are. */
  speeds: z.object({ release: Speed, stable: Speed }).optional(),
  /** The log-likelihood that the release is broken rather than healthy; at `rollbackThreshold` it is rolled back. */
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

/** A release, or without a version the whole remote, that nobody may load. Its tab shows `reason`. */
export const SwitchedOff = z.object({ version: z.string().nullable(), reason: z.string(), at: Instant });
export type SwitchedOff = z.infer<typeof SwitchedOff>;

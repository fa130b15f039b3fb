import type { RolloutStatus } from '@plaza/contracts/registry/rollouts';
import { isWaitingForOutcomes } from './advance';
import { type Rollout, weightOf } from './rollout';

/** The fields that come from the outcomes themselves and from the gateways' configuration. */
type Summary = Pick<RolloutStatus, 'troubles' | 'speeds' | 'pairings'>;

/** A rollout as the API returns it. */
export function toRolloutStatus(rollout: Rollout, summary: Summary, now: Date): RolloutStatus {
  const { version, state, steps, roles, isOpen, evidence, unproven, stableDay, silent = 0 } = rollout;
  return {
    version,
    state,
    weight: weightOf(rollout),
    steps: [...steps],
    roles: roles && [...roles],
    startedAt: rollout.startedAt.toISOString(),
    stepAt: rollout.stepAt.toISOString(),
    isWaitingForPeople: isWaitingForOutcomes(rollout, now),
    isOpen,
    outcomes: { good: evidence.good, bad: evidence.bad },
    unproven: { good: unproven.good, bad: unproven.bad },
    stable: stableDay,
    silent,
    ...summary,
    likelihood: evidence.test.likelihood,
  };
}

import { addOutcome, type Outcome } from '../judge/evidence';
import type { SequentialTest } from '../judge/sequential-test';
import type { Rollout } from './rollout';

/** An outcome that is not in the evidence yet. */
export interface UntalliedOutcome extends Outcome {
  readonly id: string;
  /** Whether it may decide. */
  readonly isProven: boolean;
}

/** The rollout with one more outcome in its evidence. */
export function tally(rollout: Rollout, outcome: UntalliedOutcome, rule: SequentialTest): Rollout {
  const { id, isBad, isProven, at } = outcome;
  const { good, bad } = rollout.tallied;
  const tallied = isBad ? { good, bad: [...bad, id] } : { good: [...good, id], bad };
  if (!isProven) return { ...rollout, tallied, unproven: addOutcome(rollout.unproven, outcome, rule).evidence };
  const { evidence, isGood } = addOutcome(rollout.evidence, outcome, rule);
  const { outcomes } = rollout.atStep;
  const atStep = { outcomes: outcomes + 1, isGood: rollout.atStep.isGood || isGood, latestAt: at };
  const isOpen = rollout.isOpen || isGood;
  return { ...rollout, tallied, evidence, atStep, isOpen, admitted: isOpen ? [] : rollout.admitted };
}

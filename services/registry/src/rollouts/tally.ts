import { addOutcome, type Outcome } from '../judge/evidence';
import type { SequentialTest } from '../judge/sequential-test';
import type { Rollout } from './rollout';

/** An outcome that is not in the evidence yet. */
export interface UntalliedOutcome extends Outcome {
  readonly id: string;
  /** Whether the outcome counts in decisions. */
  readonly isProven: boolean;
}

/** Adds an outcome to the rollout's evidence. */
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

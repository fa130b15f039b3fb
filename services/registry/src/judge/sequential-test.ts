import { judgeErrors, rollbackThreshold } from '@plaza/contracts/registry/judge-errors';

/** Wald's sequential probability ratio test of two shares of bad outcomes. */
export interface SequentialTest {
  /** The share of a healthy release, from 0 to 1. */
  readonly healthy: number;
  /** The share from which on a release counts as bad. */
  readonly broken: number;
  /** What one outcome adds to the log-likelihood that the release is broken and not healthy. */
  readonly perBad: number;
  readonly perGood: number;
  /** At or above it the release is bad; at or below the other one it is good. */
  readonly badFrom: number;
  readonly goodFrom: number;
}

const minHealthyRate = 0.005;
const minBrokenRate = 0.05;
/** A share says something about a release from so many outcomes on. */
const minStableOutcomes = 100;
const maxHealthyRate = 0.9;

/** People with a good and with a bad outcome. */
export interface Outcomes {
  readonly good: number;
  readonly bad: number;
}

/**
 * The test for a release beside a stable one with these outcomes within its last day. Where stable fails often, a
 * release counts as broken from twice its share on, or half way to failing always.
 */
export function testBeside({ good, bad }: Outcomes): SequentialTest {
  const share = good + bad < minStableOutcomes ? 0 : bad / (good + bad);
  const healthy = Math.min(maxHealthyRate, Math.max(minHealthyRate, share));
  const broken = Math.max(minBrokenRate, Math.min(2 * healthy, (1 + healthy) / 2));
  return {
    healthy,
    broken,
    perBad: Math.log(broken / healthy),
    perGood: Math.log((1 - broken) / (1 - healthy)),
    badFrom: rollbackThreshold,
    goodFrom: Math.log(judgeErrors.miss / (1 - judgeErrors.falseAlarm)),
  };
}

import { judgeErrors, rollbackThreshold } from '@plaza/contracts/registry/judge-errors';

/** Wald's sequential probability ratio test of two shares of bad outcomes. */
export interface SequentialTest {
  /** The share of bad outcomes of a healthy release, from 0 to 1. */
  readonly healthy: number;
  /** The share of bad outcomes from which a release counts as broken. */
  readonly broken: number;
  /** What one outcome adds to the log-likelihood ratio of the release being broken rather than healthy. */
  readonly perBad: number;
  readonly perGood: number;
  /** At or above `badFrom` the release is bad; at or below `goodFrom` it is good. */
  readonly badFrom: number;
  readonly goodFrom: number;
}

const minHealthyRate = 0.005;
const minBrokenRate = 0.05;
/** With fewer outcomes than this, stable's share of bad ones is not meaningful. */
const minStableOutcomes = 100;
const maxHealthyRate = 0.9;

/** How many people had a good and how many a bad outcome. */
export interface Outcomes {
  readonly good: number;
  readonly bad: number;
}

/**
 * The test for a release, given stable's outcomes of the last day. If stable fails often, a release counts as broken
 * from twice stable's share, or from halfway between that share and 1, whichever is lower.
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

import type { Outcomes, SequentialTest } from './sequential-test';

/** The outcomes reported by people who have a release, reduced to the numbers that the judge needs; it names nobody. */
export interface Evidence extends Outcomes {
  /**
   * The current test. It restarts whenever it finds the release good, so that a later failure is detected as quickly.
   */
  readonly test: TestUnderWay;
}

interface TestUnderWay extends Outcomes {
  /** The log-likelihood ratio of the release being broken rather than healthy. */
  readonly likelihood: number;
  /** How many different people in a row have had a bad outcome, up to the latest outcome. */
  readonly row: number;
  /** For how many people the release did not even load; undefined in older rollouts. */
  readonly unloaded?: number;
  /** The time of the test's first outcome. */
  readonly since: Date | null;
  /** The id of a request or error reported with one of the bad outcomes. */
  readonly trace: string | null;
}

export interface Outcome {
  readonly isBad: boolean;
  readonly at: Date;
  readonly trace?: string | null;
  readonly isUnloaded?: boolean;
  /** Whether the same person had a good outcome before, which was counted. */
  readonly wasGood?: boolean;
}

const newTest: TestUnderWay = { good: 0, bad: 0, likelihood: 0, row: 0, unloaded: 0, since: null, trace: null };
export const noEvidence: Evidence = { good: 0, bad: 0, test: newTest };

/** @returns the evidence with one more outcome, and whether the test now finds the release good */
export function addOutcome(
  { good, bad, test }: Evidence,
  { isBad, at, trace = null, isUnloaded = false, wasGood = false }: Outcome,
  rule: SequentialTest,
): { evidence: Evidence; isGood: boolean } {
  const next: TestUnderWay = {
    good: test.good + (isBad ? 0 : 1),
    bad: test.bad + (isBad ? 1 : 0),
    likelihood: test.likelihood + (isBad ? rule.perBad : rule.perGood),
    row: isBad ? test.row + 1 : 0,
    unloaded: (test.unloaded ?? 0) + (isUnloaded ? 1 : 0),
    since: test.since ?? at,
    trace: (isBad ? trace : null) ?? test.trace,
  };
  const isGood = next.likelihood <= rule.goodFrom;
  const counted = isBad ? { good: good - (wasGood ? 1 : 0), bad: bad + 1 } : { good: good + 1, bad };
  return { evidence: { ...counted, test: isGood ? newTest : next }, isGood };
}

/** Restarts the test, after failures that are not the release's fault. */
export const restartTest = (evidence: Evidence): Evidence => ({ ...evidence, test: newTest });

import type { Outcomes, SequentialTest } from './sequential-test';

/** What the people who have a release told of it, as far as it is judged: a few numbers, whoever they were. */
export interface Evidence extends Outcomes {
  /**
   * The test that is under way; it begins anew whenever it has said good, so that what breaks later is seen as soon.
   */
  readonly test: TestUnderWay;
}

interface TestUnderWay extends Outcomes {
  /** The log-likelihood that the release is broken and not healthy. */
  readonly likelihood: number;
  /** How many different people in a row had a bad outcome, the latest last. */
  readonly row: number;
  /** For how many it did not even load; not there in rollouts of before. */
  readonly unloaded?: number;
  /** The instant of its first outcome. */
  readonly since: Date | null;
  /** The request or error that one of the bad outcomes named. */
  readonly trace: string | null;
}

export interface Outcome {
  readonly isBad: boolean;
  readonly at: Date;
  readonly trace?: string | null;
  readonly isUnloaded?: boolean;
  /** The same person had a good outcome before, which counted. */
  readonly wasGood?: boolean;
}

const newTest: TestUnderWay = { good: 0, bad: 0, likelihood: 0, row: 0, unloaded: 0, since: null, trace: null };
export const noEvidence: Evidence = { good: 0, bad: 0, test: newTest };

/** @returns the evidence with one more outcome, and whether the release is good by it */
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

/** Begins the test anew, where what it found is not the release's fault. */
export const restartTest = (evidence: Evidence): Evidence => ({ ...evidence, test: newTest });

import type { Evidence } from './evidence';
import { fisherExact } from './fisher-exact';
import type { Outcomes, SequentialTest } from './sequential-test';

/** This many different people in a row with a bad outcome are enough, whatever the test says. */
export const badInRow = 3;
/** The release is worse than stable if chance explains the difference with less than this probability. */
const differs = 0.01;

/**
 * `undecided`: the outcomes do not show that the release is bad, or not yet. `alike`: stable fails as often at the same
 * time, so the release is not the cause; a broken service must not roll back a remote. `bad`: the release has to be
 * rolled back.
 */
export type Verdict =
  | { readonly is: 'undecided' }
  | { readonly is: 'alike'; readonly chance: number }
  | { readonly is: 'bad'; readonly because: 'row' | 'test' | 'few'; readonly chance: number | null };

/** Which rule finds the release bad by its own outcomes alone; undefined if none does. */
export function suspicionOf({ test }: Evidence, rule: SequentialTest): 'row' | 'test' | undefined {
  if (test.row >= badInRow) return 'row';
  return test.likelihood >= rule.badFrom ? 'test' : undefined;
}

/**
 * Whether the test would find the release bad if each silent browser had reported a failure. Those people may have
 * closed the page, so it proves nothing: operators have to look before more users get the release.
 */
export const isSilenceSuspect = ({ good }: Outcomes, silent: number, { perBad, perGood, badFrom }: SequentialTest) =>
  silent * perBad + good * perGood >= badFrom;

/**
 * Whether a release fails for all of its users when there are too few for three in a row: for at least two people, for
 * every one of them, and for at least one it did not even load. One person alone decides nothing: the cause may be
 * their browser.
 */
export const failsForFew = ({ test: { good, bad, unloaded = 0 } }: Evidence): boolean =>
  good === 0 && bad >= 2 && bad < badInRow && unloaded > 0;

/** @param stableNow stable's outcomes over the same time as the test */
export function judge(evidence: Evidence, rule: SequentialTest, stableNow: Outcomes): Verdict {
  const because = suspicionOf(evidence, rule);
  if (!because) return { is: 'undecided' };
  // If stable has no failures, its failures cannot explain the release's, however few people are on stable.
  if (stableNow.bad === 0) return { is: 'bad', because, chance: null };
  const chance = fisherExact(evidence.test, stableNow);
  return chance < differs ? { is: 'bad', because, chance } : { is: 'alike', chance };
}

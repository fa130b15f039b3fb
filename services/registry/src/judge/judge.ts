import type { Evidence } from './evidence';
import { fisherExact } from './fisher-exact';
import type { Outcomes, SequentialTest } from './sequential-test';

/** So many different people in a row with a bad outcome are enough, whatever the test says. */
export const badInRow = 3;
/** Stable fails alike unless chance explains the difference with less than this probability. */
const differs = 0.01;

/**
 * `undecided`: its outcomes do not say that it is bad, or not yet. `alike`: stable fails as often at the same time, so
 * that it is not the release; a broken service is to roll no remote back. `bad`: to be rolled back.
 */
export type Verdict =
  | { readonly is: 'undecided' }
  | { readonly is: 'alike'; readonly chance: number }
  | { readonly is: 'bad'; readonly because: 'row' | 'test' | 'few'; readonly chance: number | null };

/** Whether the release is bad by its own outcomes alone, and by which rule. */
export function suspicionOf({ test }: Evidence, rule: SequentialTest): 'row' | 'test' | undefined {
  if (test.row >= badInRow) return 'row';
  return test.likelihood >= rule.badFrom ? 'test' : undefined;
}

/**
 * Whether the test would find the release bad if each silent browser had reported trouble. They may have closed the
 * page, so it proves nothing: operators have to look before more users get the release.
 */
export const isSilenceSuspect = ({ good }: Outcomes, silent: number, { perBad, perGood, badFrom }: SequentialTest) =>
  silent * perBad + good * perGood >= badFrom;

/**
 * Whether a release fails for all of the few people that there are, who will never be three in a row: two at least, all
 * of them, and for one it did not even load. One person alone decides nothing: it may be their browser.
 */
export const failsForFew = ({ test: { good, bad, unloaded = 0 } }: Evidence): boolean =>
  good === 0 && bad >= 2 && bad < badInRow && unloaded > 0;

/** @param stableNow stable's outcomes since the test began: at the same time */
export function judge(evidence: Evidence, rule: SequentialTest, stableNow: Outcomes): Verdict {
  const because = suspicionOf(evidence, rule);
  if (!because) return { is: 'undecided' };
  // A stable that does not fail does not fail alike, however few people are on it.
  if (stableNow.bad === 0) return { is: 'bad', because, chance: null };
  const chance = fisherExact(evidence.test, stableNow);
  return chance < differs ? { is: 'bad', because, chance } : { is: 'alike', chance };
}

import { quietShare, untilQuiet, withForeignShare } from './machine/quiet.mjs';

/** A median of fewer rounds is meaningless. */
const minRounds = 3;

/**
 * Runs variants in sequence, in reverse order every second time, so that a machine that becomes faster or slower favors
 * none of them.
 * @param {Record<string, () => Promise<unknown>>} variants
 */
export async function alternate(variants, index) {
  const names = Object.keys(variants);
  if (index % 2 === 1) names.reverse();
  const results = {};
  for (const name of names) results[name] = await variants[name]();
  return results;
}

/**
 * Runs rounds of every measure in turn until each has enough undisturbed ones, or until the time is up and each has
 * enough rounds of any kind.
 * @param {{ name: string, round: (index: number) => Promise<object>, rows: (rounds: object[]) => object[] }[]} measures
 * @param {{ rounds: number, budgetMs: number, waitMs: number }} plan
 */
export async function runRounds(measures, { rounds, budgetMs, waitMs }, say) {
  const end = performance.now() + budgetMs;
  const taken = new Map(measures.map((measure) => [measure, []]));
  const quietOnes = (measure) => taken.get(measure).filter(({ foreign }) => foreign <= quietShare);
  const isDone = (measure) =>
    quietOnes(measure).length >= rounds || (performance.now() > end && taken.get(measure).length >= rounds);

  for (let index = 0; measures.some((measure) => !isDone(measure)); index++) {
    for (const measure of measures.filter((one) => !isDone(one))) {
      if (performance.now() < end) await untilQuiet(waitMs);
      taken.get(measure).push(await withForeignShare(() => measure.round(index)));
      const { foreign } = taken.get(measure).at(-1);
      say(`  ${measure.name}, round ${index + 1}${foreign > quietShare ? `: others used ${percent(foreign)}` : ''}`);
    }
  }
  return measures.flatMap((measure) => rowsOf(measure, taken.get(measure), rounds));
}

/** The valid rounds: the undisturbed ones or, where those are too few, also the least disturbed of the others. */
function rowsOf(measure, taken, rounds) {
  const sorted = [...taken].sort((one, other) => one.foreign - other.foreign);
  const quiet = sorted.filter(({ foreign }) => foreign <= quietShare).length;
  const valid = sorted.slice(0, Math.max(quiet, Math.min(rounds, minRounds)));
  const noisy = valid.length - quiet;
  return measure.rows(valid.map(({ result }) => result)).map((row) => ({ ...row, rounds: valid.length, noisy }));
}

const percent = (share) => `${Math.round(share * 100)} %`;

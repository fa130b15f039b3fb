/** What is asked for where a floor excludes a goal: nine tenths of the floor. */
const share = 0.9;

/**
 * A goal, unless the floor of the same run misses it: then nine tenths of what that floor does, as nobody is asked for
 * what Node or the machine forbids.
 * @typedef {import('./report.mjs').Row['goal']} Goal
 * @param {{ atMost: number } | { atLeast: number } | { oursAtMost: number } | { oursAtLeast: number }} goal
 * @param {number} floor in the terms of the goal: a ratio to the same reference, or a figure
 * @returns {Goal} with `isOfFloor` where it is the floor's
 */
export function unlessFloorMisses(goal, floor) {
  const [[kind, value]] = Object.entries(goal);
  const isUpper = kind === 'atMost' || kind === 'oursAtMost';
  if (isUpper ? floor <= value : floor >= value) return goal;
  return { [kind]: isUpper ? floor / share : floor * share, isOfFloor: true };
}

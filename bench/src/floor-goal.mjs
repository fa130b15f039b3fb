/** The share of the floor that a goal asks for where the floor itself misses the goal. */
const share = 0.9;

/**
 * The goal, or nine tenths of what the floor of the same run reached if that floor misses the goal: no goal demands
 * what Node or the machine makes impossible.
 * @typedef {import('./report.mjs').Row['goal']} Goal
 * @param {{ atMost: number } | { atLeast: number } | { oursAtMost: number } | { oursAtLeast: number }} goal
 * @param {number} floor in the unit of the goal: a ratio to the same reference, or a figure
 * @returns {Goal} with `isOfFloor` where it is derived from the floor
 */
export function unlessFloorMisses(goal, floor) {
  const [[kind, value]] = Object.entries(goal);
  const isUpper = kind === 'atMost' || kind === 'oursAtMost';
  if (isUpper ? floor <= value : floor >= value) return goal;
  return { [kind]: isUpper ? floor / share : floor * share, isOfFloor: true };
}

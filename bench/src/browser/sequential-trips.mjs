/**
 * @typedef {object} Fetched one request of a page, on the clock of `performance`
 * @property {number} begun when it was sent
 * @property {number} usable when something could follow from it: of the page its first byte, of all else its last one
 * @property {boolean} isCached whether it took no network
 */

/**
 * How many requests of a page were made one after the other at least: the longest chain in which each began when the
 * one before could be used already. What came from the browser's cache took no trip.
 * @param {readonly Fetched[]} fetched
 */
export function sequentialTrips(fetched) {
  const depths = [];
  for (const { begun, usable, isCached } of [...fetched].sort((one, other) => one.begun - other.begun)) {
    const before = depths.filter((earlier) => earlier.usable <= begun).map(({ depth }) => depth);
    depths.push({ usable, depth: Math.max(0, ...before) + (isCached ? 0 : 1) });
  }
  return Math.max(0, ...depths.map(({ depth }) => depth));
}

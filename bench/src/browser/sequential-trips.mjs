/**
 * @typedef {object} Fetched one request of a page, on the clock of `performance`
 * @property {number} begun when it was sent
 * @property {number} usable when something could follow from it: the first byte of the page, the last byte of
 *   everything else
 * @property {boolean} isCached whether it was served without the network
 */

/**
 * The least number of requests of a page that ran one after the other: the longest chain in which each request began
 * once the one before it was usable. Responses from the browser's cache do not count.
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

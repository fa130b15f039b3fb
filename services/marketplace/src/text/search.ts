/** Removes case and accents. */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Matches a field of terms of which one begins with `start`. */
export const hasTermFrom = (start: string) =>
  // Without $elemMatch two different terms could satisfy the two bounds. The upper one ends with the highest code
  // point, because the database orders texts by code points.
  ({ $elemMatch: { $gte: start, $lt: `${start}\u{10ffff}` } });

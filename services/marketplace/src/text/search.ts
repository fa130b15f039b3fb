/** Without case and accents. */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Meets a field of terms of which one begins so. */
export const hasTermFrom = (start: string) =>
  // Without $elemMatch the two bounds could be met by two different terms.
  ({ $elemMatch: { $gte: start, $lt: `${start}\uffff` } });

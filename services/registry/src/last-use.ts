const dayMs = 24 * 3_600_000;

/** A release or a file is kept for so long after it was used last, and removed within twice as long as it is marked. */
const retentionMs = 30 * dayMs;
/** How old a mark of use may become before it is renewed: each one writes a whole file anew. */
const renewedAfterMs = 5 * dayMs;

/** What was marked as used before this instant has not been used for thirty days, and nobody is about to. */
export const unusedBefore = (now: Date): Date => new Date(now.getTime() - retentionMs - renewedAfterMs);

/**
 * What marks documents as used from now on, as far as their mark is old; those without one are from before there were
 * any. Whoever removes asks for an old mark in the same write that removes: of both at once, one finds nothing to do.
 */
export const markUsed = (now: Date) => {
  const old = { usedAt: { $not: { $gte: new Date(now.getTime() - renewedAfterMs) } } };
  return [old, { $set: { usedAt: now } }] as const;
};

const dayMs = 24 * 3_600_000;

/**
 * How long a release or a file is kept after its last use; as marks are renewed only every few days, it may take
 * longer.
 */
const retentionMs = 30 * dayMs;
/** How old a mark of use may become before it is renewed: each renewal rewrites a whole file document. */
const renewedAfterMs = 5 * dayMs;

/** An item whose mark is older than this time has not been used for at least thirty days. */
export const unusedBefore = (now: Date): Date => new Date(now.getTime() - retentionMs - renewedAfterMs);

/**
 * The filter and the update that mark documents as used now if their mark is old or missing; documents without one are
 * older than marks. A removal filters by an old mark in its own write, so if both happen at once, only one of them
 * finds the document.
 */
export const markUsedUpdate = (now: Date) => {
  const old = { usedAt: { $not: { $gte: new Date(now.getTime() - renewedAfterMs) } } };
  return [old, { $set: { usedAt: now } }] as const;
};

/** How often the judge finds a healthy release bad, and a broken one good, at most. */
export const judgeErrors = { falseAlarm: 0.001, miss: 0.05 } as const;

/** The log-likelihood from which on a release is taken back. */
export const rollbackThreshold = Math.log((1 - judgeErrors.miss) / judgeErrors.falseAlarm);

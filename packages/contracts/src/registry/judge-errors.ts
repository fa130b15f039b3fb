/** The judge's maximum error rates: how often it rejects a healthy release, and how often it accepts a broken one. */
export const judgeErrors = { falseAlarm: 0.001, miss: 0.05 } as const;

/** The log-likelihood at which a release is rolled back. */
export const rollbackThreshold = Math.log((1 - judgeErrors.miss) / judgeErrors.falseAlarm);

/** What can go wrong with a release; `outcomes.ts` explains each kind. */
export const badOutcomeKinds = ['load_failed', 'fell_back', 'crashed', 'errored'] as const;
export type BadOutcomeKind = (typeof badOutcomeKinds)[number];

export const outcomeKinds = ['ok', ...badOutcomeKinds] as const;
export type OutcomeKind = (typeof outcomeKinds)[number];

/**
 * `begun` is not an outcome: it says that a browser is about to load a release of a rollout. A browser that reports
 * nothing afterwards counts as silent.
 */
export const reportedKinds = ['begun', ...outcomeKinds] as const;

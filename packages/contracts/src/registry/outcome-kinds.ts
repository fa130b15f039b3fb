/** What can go wrong with a release; `outcomes.ts` says what each is. */
export const badOutcomeKinds = ['load_failed', 'fell_back', 'crashed', 'errored'] as const;
export type BadOutcomeKind = (typeof badOutcomeKinds)[number];

export const outcomeKinds = ['ok', ...badOutcomeKinds] as const;
export type OutcomeKind = (typeof outcomeKinds)[number];

/**
 * `begun` is no outcome: a browser is about to load a release of a rollout. A browser that reports nothing after it is
 * silent.
 */
export const reportedKinds = ['begun', ...outcomeKinds] as const;

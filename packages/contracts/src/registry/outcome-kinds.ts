/** What can go wrong with a release; `outcomes.ts` says what each is. */
export const badOutcomeKinds = ['load_failed', 'fell_back', 'crashed', 'errored'] as const;
export type BadOutcomeKind = (typeof badOutcomeKinds)[number];

export const outcomeKinds = ['ok', ...badOutcomeKinds] as const;
export type OutcomeKind = (typeof outcomeKinds)[number];

/** `begun` is no outcome: a release in a rollout is about to be loaded. Whoever tells nothing after it is silent. */
export const reportedKinds = ['begun', ...outcomeKinds] as const;

// Without zod, so that screens can use it. The status 0 stands for no response at all.

/** Whether a failed write may have succeeded because its response was lost, on the way here or to the gateway. */
export const isOutcomeUnknown = (status: number | undefined): boolean =>
  status === 0 || status === 502 || status === 504;

/**
 * Whether data may differ from what was last read: somebody else was faster, or the failed write may have succeeded.
 */
export const mayHaveChanged = ({ status }: { readonly status: number }): boolean =>
  status === 404 || status === 409 || status === 0 || status >= 500;

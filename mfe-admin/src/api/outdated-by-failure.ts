import type { ApiError } from '@plaza/web-kit';

/**
 * The tags that a failed write makes outdated: another administrator was faster, or the write may have succeeded
 * although no proper answer came.
 */
export const outdatedByFailure =
  <Tag extends string>(tags: readonly Tag[]) =>
  (_answer: unknown, error: ApiError | undefined): readonly Tag[] =>
    error && mayHaveChanged(error) ? tags : [];

const mayHaveChanged = ({ status }: ApiError) => status === 404 || status === 409 || status === 0 || status >= 500;

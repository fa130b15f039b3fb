import { mayHaveChanged } from '@plaza/contracts/failed-writes';
import type { ApiError } from '@plaza/web-kit';

/** The tags to fetch again after a failed write: somebody else was faster, or it may have succeeded all the same. */
export const outdatedByFailure =
  <Tag extends string>(tags: readonly Tag[]) =>
  (_answer: unknown, error: ApiError | undefined): readonly Tag[] =>
    error && mayHaveChanged(error) ? tags : [];

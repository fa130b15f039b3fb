import { api } from '../api/api';
import type { AppStore, RootState } from './store';

/** A mutation on its way, as RTK Query gives it to `onQueryStarted`. */
export interface OngoingWrite<Answer> {
  readonly dispatch: AppStore['dispatch'];
  readonly getState: () => unknown;
  readonly queryFulfilled: Promise<{ readonly data: Answer }>;
}

/** The endpoints whose cached answers a write changes, and the tag that has them fetched again. */
export interface CachedAnswers {
  readonly endpointNames: readonly string[];
  readonly tag: string | { readonly type: string; readonly id: string };
}

/**
 * Puts the answer of a write into the cache by `apply`, so that nothing is fetched for it. What was being fetched
 * meanwhile may have been read before the write: it is fetched once more. A rejected write changes nothing here.
 */
export async function applyAnswer<Answer>(
  { dispatch, getState, queryFulfilled }: OngoingWrite<Answer>,
  { endpointNames, tag }: CachedAnswers,
  apply: (answer: Answer) => void,
): Promise<void> {
  const fulfilled = await queryFulfilled.catch(() => undefined);
  if (!fulfilled) return;
  apply(fulfilled.data);
  const queries = Object.values((getState() as RootState).api.queries);
  const isFetching = queries.some(
    (query) => query?.status === 'pending' && endpointNames.includes(query.endpointName ?? ''),
  );
  // Each area has tags of its own, which the type of the common api does not know.
  if (isFetching) dispatch(api.util.invalidateTags([tag as never]));
}

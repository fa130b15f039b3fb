import { api } from '../api/api';
import type { AppStore, RootState } from './store';

/** A pending mutation, as RTK Query passes it to `onQueryStarted`. */
export interface OngoingWrite<Answer> {
  readonly dispatch: AppStore['dispatch'];
  readonly getState: () => unknown;
  readonly queryFulfilled: Promise<{ readonly data: Answer }>;
}

/** The endpoints whose cached answers a write changes, and the tag that refetches them. */
export interface CachedAnswers {
  readonly endpointNames: readonly string[];
  readonly tag: string | { readonly type: string; readonly id: string };
}

/**
 * Puts the answer of a write into the cache with `apply`, so that nothing has to be fetched. Queries that were pending
 * meanwhile may have read data from before the write, and are refetched. A rejected write changes nothing.
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
  // Each area has its own tags, which the type of the shared api does not include.
  if (isFetching) dispatch(api.util.invalidateTags([tag as never]));
}

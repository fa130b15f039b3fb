import type { AppStore, RootState } from '@plaza/web-kit';
import { marketsApi } from './markets-api';

interface OngoingWrite<Answer> {
  readonly dispatch: AppStore['dispatch'];
  readonly getState: () => unknown;
  readonly queryFulfilled: Promise<{ readonly data: Answer }>;
}

/** The endpoint whose cached lists a write changes, and the tag that has them fetched again. */
interface CachedList {
  readonly endpointName: string;
  readonly tag: Parameters<typeof marketsApi.util.invalidateTags>[0][number];
}

/** Puts the answer of a write into a cached list. A rejected write changes nothing here. */
export async function applyAnswer<Answer>(
  { dispatch, getState, queryFulfilled }: OngoingWrite<Answer>,
  { endpointName, tag }: CachedList,
  apply: (answer: Answer) => void,
): Promise<void> {
  const fulfilled = await queryFulfilled.catch(() => undefined);
  if (!fulfilled) return;
  apply(fulfilled.data);
  // A list that is on its way may have been read before the write.
  const queries = Object.values((getState() as RootState).api.queries);
  const isFetching = queries.some((query) => query?.endpointName === endpointName && query.status === 'pending');
  if (isFetching) dispatch(marketsApi.util.invalidateTags([tag]));
}

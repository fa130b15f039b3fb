import type { QuoteListQuery } from './quote-list-data';

/** A request of a list, as RTK Query passes it to `onQueryStarted`. */
interface OngoingRequest<List> {
  readonly queryFulfilled: { catch(handle: () => void): unknown };
  updateCachedData(update: (list: List) => void): unknown;
}

/**
 * For `onQueryStarted`: records when a request that failed was sent. RTK Query keeps the error while the next request
 * is pending, but only the time of that next one.
 */
export function recordFailure<Args, List extends { failedAt?: number | undefined }>(
  _args: Args,
  { queryFulfilled, updateCachedData }: OngoingRequest<List>,
): void {
  const sentAt = Date.now();
  queryFulfilled.catch(() =>
    updateCachedData((list) => {
      list.failedAt = sentAt;
    }),
  );
}

/** Whether the latest completed request failed, and no prices were pushed since it was sent. */
export const isFailing = ({ data, error }: Pick<QuoteListQuery<unknown>, 'data' | 'error'>): boolean =>
  Boolean(error) && (data?.pushedAt ?? 0) <= (data?.failedAt ?? 0);

import { StaleFiguresNotice } from './stale-figures-notice';

/** The result of an RTK Query hook. */
export interface ShownQuery<Data = unknown> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly fulfilledTimeStamp?: number | undefined;
  readonly refetch: () => unknown;
}

interface StaleQueriesNoticeProps {
  /** Everything that is displayed, and what to call it: "your loans". */
  queries: readonly (readonly [what: string, query: ShownQuery | undefined])[];
}

/** One notice for all displayed data that could not be refreshed, with the time of the oldest; nothing without any. */
export function StaleQueriesNotice({ queries }: StaleQueriesNoticeProps) {
  const stale = queries.flatMap(([what, query]) => (query?.error && query.data !== undefined ? [{ what, query }] : []));
  if (stale.length === 0) return null;
  return (
    <StaleFiguresNotice
      what={stale.map(({ what }) => what).join(' and ')}
      since={Math.min(...stale.map(({ query }) => query.fulfilledTimeStamp ?? 0))}
      loading={stale.some(({ query }) => query.isFetching)}
      onRetry={() => stale.forEach(({ query }) => void query.refetch())}
    />
  );
}

import { StaleNotice } from '@plaza/ui';

export interface StaleDataNoticeProps {
  /** What failed to refresh, in the plural, such as "teams". */
  what: string;
  /** The query; its stale `data` stays visible. */
  query: { data?: unknown; error?: unknown; isFetching: boolean; refetch: () => unknown };
}

/** Says that stale data could not be refreshed, and offers a retry; renders nothing otherwise. */
export function StaleDataNotice({ what, query: { data, error, isFetching, refetch } }: StaleDataNoticeProps) {
  if (data === undefined || !error) return null;
  return (
    <StaleNotice loading={isFetching} onRetry={() => void refetch()}>
      The latest {what} could not be loaded. What you see may be out of date.
    </StaleNotice>
  );
}

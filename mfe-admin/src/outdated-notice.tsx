import { StaleNotice } from '@plaza/ui';

interface OutdatedNoticeProps {
  /** What could not be brought up to date, in the plural, such as "teams". */
  what: string;
  /** Its query; `data` is what is shown all the same. */
  query: { data?: unknown; error?: unknown; isFetching: boolean; refetch: () => unknown };
}

/** Says of what was loaded before that it could not be brought up to date, with one way on; nothing while it could. */
export function OutdatedNotice({ what, query: { data, error, isFetching, refetch } }: OutdatedNoticeProps) {
  if (data === undefined || !error) return null;
  return (
    <StaleNotice loading={isFetching} onRetry={() => void refetch()}>
      The latest {what} could not be loaded. What you see may be out of date.
    </StaleNotice>
  );
}

import { StaleNotice } from '@plaza/ui';
import { clockTime } from '@plaza/ui/time';

interface StaleFiguresNoticeProps {
  /** What failed to refresh: "your loans". */
  what: string;
  /** When the displayed data was fetched, in milliseconds since 1970. */
  since: number;
  loading: boolean;
  onRetry: () => void;
}

/** Warns that the displayed data could not be refreshed, and shows its age. */
export function StaleFiguresNotice({ what, since, loading, onRetry }: StaleFiguresNoticeProps) {
  return (
    <StaleNotice loading={loading} onRetry={onRetry}>
      Could not refresh {what}. You see them as of {clockTime(since)}.
    </StaleNotice>
  );
}

import { StaleNotice } from '@plaza/ui';
import { clockTime } from '@plaza/ui/time';

interface OldFiguresProps {
  /** What could not be refreshed: "your loans". */
  what: string;
  /** When what is shown was fetched, in milliseconds since 1970. */
  since: number;
  loading: boolean;
  onRetry: () => void;
}

/** Says that what is shown could not be refreshed, and how old it is. */
export function OldFigures({ what, since, loading, onRetry }: OldFiguresProps) {
  return (
    <StaleNotice loading={loading} onRetry={onRetry}>
      Could not refresh {what}. You see them as of {clockTime(since)}.
    </StaleNotice>
  );
}

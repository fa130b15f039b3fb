import { StaleNotice } from '@plaza/ui';

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
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(since);
  return (
    <StaleNotice loading={loading} onRetry={onRetry}>
      Could not refresh {what}. You see them as of {time}.
    </StaleNotice>
  );
}

import { StaleNotice, timeAgo, useNow } from '@plaza/ui';

interface StaleCopyNoticeProps {
  /** When the copy was made, in milliseconds since 1970. */
  copiedAt: number;
  isLoading: boolean;
  onRetry: () => void;
}

/** Says that this browser's read-only copy is shown, and its age. */
export function StaleCopyNotice({ copiedAt, isLoading, onRetry }: StaleCopyNoticeProps) {
  const now = useNow();
  return (
    <StaleNotice loading={isLoading} onRetry={onRetry}>
      The server does not answer. This copy was made {timeAgo(copiedAt, now)} and can only be read.
    </StaleNotice>
  );
}

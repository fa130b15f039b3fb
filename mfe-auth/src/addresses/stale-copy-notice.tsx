import { StaleNotice, timeAgo, useNow } from '@plaza/ui';

interface StaleCopyNoticeProps {
  /** When the copy was made, in milliseconds since 1970. */
  copiedAt: number;
  isLoading: boolean;
  onRetry: () => void;
}

/**
 * Says that this browser's read-only copy is shown, and its age, with which screen readers would otherwise read all of
 * it again each minute.
 */
export function StaleCopyNotice({ copiedAt, isLoading, onRetry }: StaleCopyNoticeProps) {
  const now = useNow();
  return (
    <StaleNotice loading={isLoading} onRetry={onRetry}>
      The server does not answer. This copy was made <span aria-live="off">{timeAgo(copiedAt, now)}</span> and can only
      be read.
    </StaleNotice>
  );
}

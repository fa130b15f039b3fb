import { StaleNotice, timeAgo, useNow } from '@plaza/ui';
import { serverMessage } from '@plaza/web-kit';

interface Props {
  readonly error: unknown;
  /** When the data was loaded, in milliseconds since 1970. */
  readonly since: number | undefined;
  readonly loading: boolean;
  readonly onRetry: () => void;
}

/** States that the data could not be refreshed, and how old it is. */
export function StaleDataNotice({ error, since, loading, onRetry }: Props) {
  const now = useNow();
  return (
    <StaleNotice loading={loading} onRetry={onRetry}>
      {since !== undefined && (
        // Screen readers would otherwise read the whole notice again each time that its age changes.
        <>
          This is from <span aria-live="off">{timeAgo(since, now)}</span>.{' '}
        </>
      )}
      {serverMessage(error, 'Check your connection.')}
    </StaleNotice>
  );
}

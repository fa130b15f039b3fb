import { StaleNotice } from '@plaza/ui';

/** States that the data may be outdated, because the server does not respond. */
export function UnreachableNotice({ loading, onRetry }: { loading: boolean; onRetry: () => void }) {
  return (
    <StaleNotice loading={loading} onRetry={onRetry}>
      The server does not answer. This may be out of date.
    </StaleNotice>
  );
}

import { StaleNotice } from '@plaza/ui';

/** Says that the data may be outdated, because the server does not answer. */
export function UnreachableNotice({ loading, onRetry }: { loading: boolean; onRetry: () => void }) {
  return (
    <StaleNotice loading={loading} onRetry={onRetry}>
      The server does not answer. This may be out of date.
    </StaleNotice>
  );
}

import { CardSurface, Retry } from '@plaza/ui';
import { AccountsSkeleton } from './accounts-skeleton';

interface UnloadedAccountsProps {
  error: unknown;
  loading: boolean;
  onRetry: () => void;
}

/** Below the header until the accounts are loaded: a skeleton, or the reason why they could not be loaded. */
export function UnloadedAccounts({ error, loading, onRetry }: UnloadedAccountsProps) {
  if (!error) return <AccountsSkeleton />;
  return (
    <CardSurface>
      <Retry error={error} onRetry={onRetry} loading={loading} title="Your accounts could not be loaded" />
    </CardSurface>
  );
}

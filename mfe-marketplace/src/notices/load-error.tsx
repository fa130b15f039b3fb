import { Retry } from '@plaza/ui';
import { serverMessage } from '@plaza/web-kit';

interface LoadErrorProps {
  readonly title: string;
  readonly error: unknown;
  readonly loading: boolean;
  readonly onRetry: () => void;
}

/** Shown in place of data that failed to load, with the server's reason where it gave one. */
export function LoadError({ title, error, loading, onRetry }: LoadErrorProps) {
  const reason = new Error(serverMessage(error, 'Check your connection and try again in a moment.'));
  return <Retry title={title} error={reason} loading={loading} onRetry={onRetry} />;
}

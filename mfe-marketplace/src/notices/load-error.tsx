import { Retry } from '@plaza/ui';
import { serverMessage } from '@plaza/web-kit';

interface LoadErrorProps {
  readonly title: string;
  readonly error: unknown;
  readonly loading: boolean;
  readonly onRetry: () => void;
  /** Whether it has a card of its own, for use directly on the page. */
  readonly framed?: boolean;
}

/** Shown in place of data that failed to load, with the server's reason if it sent one. */
export function LoadError({ title, error, loading, onRetry, framed = false }: LoadErrorProps) {
  const reason = new Error(serverMessage(error, 'Check your connection and try again in a moment.'));
  return <Retry framed={framed} title={title} error={reason} loading={loading} onRetry={onRetry} />;
}

import { Retry } from '@plaza/ui';
import { useIsOffline } from '@plaza/web-kit';

interface NotLoadedProps {
  readonly title: string;
  readonly onRetry: () => void;
  /** Whether it has a card of its own. */
  readonly framed?: boolean;
}

/** In place of a part of the shell that did not load; LazyPart loads it as soon as the network is back. */
export function NotLoaded({ title, onRetry, framed = true }: NotLoadedProps) {
  const isOffline = useIsOffline();
  const error = isOffline
    ? 'You are offline. It is loaded as soon as the network is back.'
    : 'It did not load. Please try again.';
  return <Retry title={title} error={error} onRetry={onRetry} framed={framed} />;
}

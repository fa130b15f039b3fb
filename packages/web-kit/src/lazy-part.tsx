import { reportOverlaysError } from '@plaza/ui';
import { Component, type ReactNode, Suspense } from 'react';
import { renewFailedChunks } from './lazy-chunk';
import { onReconnect } from './network/network';

interface LazyPartProps {
  /** Shown while the part loads; by default nothing. */
  readonly fallback?: ReactNode;
  /** For a part that the user has opened: closes it. A toast says that it did not load. */
  readonly onFailure?: () => void;
  /** Shown instead of a part that did not load; by default nothing. `retry` loads it again. */
  readonly failed?: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/**
 * A part of the page that is loaded when it is first rendered. If it does not load, or crashes, the rest of the page
 * stays; it is loaded again on `retry`, when the network is back, and when it is mounted again.
 */
export class LazyPart extends Component<LazyPartProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  #stopListening: (() => void) | undefined;

  override componentDidMount() {
    this.#stopListening = onReconnect(() => this.state.isBroken && this.handleRetry());
  }

  override componentWillUnmount() {
    this.#stopListening?.();
  }

  override componentDidCatch(error: Error) {
    renewFailedChunks();
    const { onFailure } = this.props;
    if (!onFailure) return;
    reportOverlaysError(error);
    onFailure();
  }

  handleRetry = () => this.setState({ isBroken: false });

  override render() {
    const { fallback, failed, children } = this.props;
    if (this.state.isBroken) return failed?.(this.handleRetry) ?? null;
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }
}

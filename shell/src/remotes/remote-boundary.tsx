import { Retry } from '@plaza/ui';
import { log, onReconnect } from '@plaza/web-kit';
import { Component, type ComponentType, type ReactNode } from 'react';

interface Props {
  /** The displayed name of the content: "Value Accounts". */
  readonly title: string;
  /** The component in which the error is shown. */
  readonly frame: ComponentType<{ title: string; children: ReactNode }>;
  /** The promise that the content comes from; a new promise clears the error, also after a late arrival. */
  readonly loading: Promise<unknown>;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

const failed = 'This area did not load. The rest of Plaza works as before.';
const offline = 'You are offline. This area is loaded as soon as the network is back.';

/**
 * Catches the failure of a remote and shows a message with a single way to continue. Retries when the network is back.
 */
export class RemoteBoundary extends Component<Props, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    log.error(`${this.props.title} failed`, error);
  }

  #stopListening: (() => void) | undefined;

  override componentDidMount() {
    this.#stopListening = onReconnect(() => this.state.error && this.handleRetry());
  }

  override componentDidUpdate({ loading }: Props) {
    if (loading !== this.props.loading && this.state.error) this.setState({ error: null });
  }

  override componentWillUnmount() {
    this.#stopListening?.();
  }

  handleRetry = () => {
    this.setState({ error: null });
    this.props.onRetry();
  };

  override render() {
    const { title, frame: Frame, children } = this.props;
    if (!this.state.error) return children;
    const sentence = new Error(navigator.onLine ? failed : offline);
    return (
      <Frame title={title}>
        <Retry title={`${title} is unavailable`} error={sentence} onRetry={this.handleRetry} />
      </Frame>
    );
  }
}

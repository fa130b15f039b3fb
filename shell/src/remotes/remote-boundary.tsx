import { Retry } from '@plaza/ui';
import { log, onReconnect } from '@plaza/web-kit';
import { Component, type ComponentType, type ReactNode } from 'react';

interface Props {
  /** What is shown, in words: "Value Accounts". */
  readonly title: string;
  /** What the failure is shown in. */
  readonly frame: ComponentType<{ title: string; children: ReactNode }>;
  /** What the content comes of; another one, or the same that came late after all, clears the failure. */
  readonly loading: Promise<unknown>;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

const failed = 'This area did not load. The rest of Plaza works as before.';
const offline = 'You are offline. This area is loaded as soon as the network is back.';

/** Contains the failure of a remote: shows a sentence and one way on. When the network is back it tries again. */
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

import { Component, type ReactNode } from 'react';

interface Props {
  readonly onError: (error: Error) => void;
  readonly children: ReactNode;
}

/** Reports rendering errors, and renders nothing in place of the failed content. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

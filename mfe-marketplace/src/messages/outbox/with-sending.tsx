import type { ComponentType } from 'react';
import { useSending } from './use-outbox';

/** The tab, which also sends the messages that a closed page has left. */
export function withSending(Tab: ComponentType): ComponentType {
  return function SendingTab() {
    useSending();
    return <Tab />;
  };
}

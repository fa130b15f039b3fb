import type { ComponentType } from 'react';
import { useOutbox } from './use-outbox';

/** The tab, which also sends the messages that a closed page has left. */
export function withOutbox(Tab: ComponentType): ComponentType {
  return function TabWithOutbox() {
    useOutbox();
    return <Tab />;
  };
}

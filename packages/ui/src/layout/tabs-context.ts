import { createContext, use } from 'react';
import type { useTabChoice } from './tab-choice';

export type TabsVariant = 'strip' | 'section' | 'rail';

interface TabsContextValue {
  readonly variant: TabsVariant;
  readonly choice: ReturnType<typeof useTabChoice>;
  /** The tab whose content is shown; for a moment after a choice that is still the previous tab. */
  readonly shown: string;
  readonly triggerId: (value: string) => string;
  readonly panelId: (value: string) => string;
}

export const TabsContext = createContext<TabsContextValue | null>(null);

/** The tabs around a component of this package. */
export function useTabs() {
  const tabs = use(TabsContext);
  if (!tabs) throw new Error('TabList and Tab stand inside Tabs');
  return tabs;
}

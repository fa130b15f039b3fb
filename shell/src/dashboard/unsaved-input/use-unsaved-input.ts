import type { TabId } from '@plaza/contracts/tabs';
import { useEffect, useRef, useState } from 'react';
import type { ShownTab } from '../shown-tab';
import type { TypedInput } from './input-tracker';
import type { UnsavedInput } from './unsaved-input-dialog';

/**
 * Detects that a tab with unsaved input was removed while it was open.
 * @param tabs the tabs that the user may see now
 * @param requested the tab in the URL
 */
export function useUnsavedInput(tabs: readonly ShownTab[] | undefined, requested: TabId | undefined) {
  const [lost, setLost] = useState<UnsavedInput>();
  const left = useRef<UnsavedInput>(undefined);
  useEffect(() => {
    const { current } = left;
    left.current = undefined;
    if (tabs && current && !tabs.some(({ id }) => id === current.tab.id)) setLost(current);
  }, [tabs]);
  useEffect(() => {
    // Who went to another tab left the input behind knowingly, whatever happens to its tab later.
    if (left.current?.tab.id !== requested) left.current = undefined;
  }, [requested]);
  return {
    lost,
    forget: () => setLost(undefined),
    leave(tab: ShownTab, texts: readonly TypedInput[]) {
      left.current = texts.length > 0 ? { tab, texts } : undefined;
    },
  };
}

import { useEffect, useRef, useState } from 'react';
import type { ShownTab } from '../shown-tab';
import type { TypedInput } from './input-tracker';
import type { UnsavedInput } from './unsaved-input-dialog';

/** Detects that a tab with unsaved input was removed. @param tabs the tabs that the user may see now */
export function useUnsavedInput(tabs: readonly ShownTab[] | undefined) {
  const [lost, setLost] = useState<UnsavedInput>();
  const left = useRef<UnsavedInput>(undefined);
  useEffect(() => {
    const { current } = left;
    left.current = undefined;
    // Switching tabs removes the content as well, but the user can return to that tab.
    if (tabs && current && !tabs.some(({ id }) => id === current.tab.id)) setLost(current);
  }, [tabs]);
  return {
    lost,
    forget: () => setLost(undefined),
    leave(tab: ShownTab, texts: readonly TypedInput[]) {
      left.current = texts.length > 0 ? { tab, texts } : undefined;
    },
  };
}

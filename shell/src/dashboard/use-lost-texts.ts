import type { TabId } from '@plaza/contracts/tabs';
import { useEffect, useRef, useState } from 'react';
import type { LostTexts } from './lost-texts';
import type { TypedText } from './typed-texts';

/** Notices when a tab that somebody has typed into is taken away. @param tabs those that may be seen now */
export function useLostTexts(tabs: readonly TabId[] | undefined) {
  const [lost, setLost] = useState<LostTexts>();
  const left = useRef<LostTexts>(undefined);
  useEffect(() => {
    const { current } = left;
    left.current = undefined;
    // Going to another tab leaves one as well, but that one may be gone back to.
    if (tabs && current && !tabs.includes(current.tab)) setLost(current);
  }, [tabs]);
  return {
    lost,
    forget: () => setLost(undefined),
    leave(tab: TabId, texts: readonly TypedText[]) {
      left.current = texts.length > 0 ? { tab, texts } : undefined;
    },
  };
}

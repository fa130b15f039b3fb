import type { TabId } from '@plaza/contracts/tabs';
import { useLocation, useNavigate } from '@plaza/web-kit/router';
import { useEffect, useRef } from 'react';
import { useSettings, withSettings } from './use-settings';

/** How long the previous tab stays while the chosen one loads. */
const waitMs = 150;
const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Opens a tab at its address once it can render at once, or after a moment: a skeleton would stay for a third of a
 * second, however soon the tab comes. Of several choices in that moment the last one counts.
 * @param warmUp resolves when a tab can render at once
 */
export function useOpenTab(warmUp: (tab: TabId) => Promise<void>): (tab: TabId) => Promise<void> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { isOpen } = useSettings();
  const now = useRef({ pathname, isOpen });
  useEffect(() => {
    now.current = { pathname, isOpen };
  }, [pathname, isOpen]);
  const chosen = useRef<TabId>(undefined);
  return async (tab) => {
    const before = now.current.pathname;
    chosen.current = tab;
    await Promise.race([warmUp(tab), delay(waitMs)]);
    if (chosen.current !== tab || now.current.pathname !== before) return; // they went elsewhere meanwhile
    const path = `/dashboard/${tab}`;
    // Settings that were opened meanwhile stay over the chosen tab, and closing them leads to it.
    if (now.current.isOpen) navigate(withSettings(path), { replace: true });
    else navigate(path);
    window.scrollTo(0, 0); // a tab begins at its top, however far down the one before was read
  };
}

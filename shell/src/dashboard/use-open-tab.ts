import type { TabId } from '@plaza/contracts/tabs';
import { useLocation, useNavigate } from '@plaza/web-kit/router';
import { useEffect, useRef } from 'react';
import { useSettings, withSettings } from './use-settings';

/** How long the previous tab stays visible while the chosen one loads. */
const waitMs = 150;
const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Opens a tab once it can render immediately, or after a short delay. A skeleton would stay for a third of a second,
 * even if the tab loads sooner. If several tabs are chosen during the delay, the last one wins.
 * @param warmUp resolves when a tab can render immediately
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
    if (chosen.current !== tab || now.current.pathname !== before) return; // the user has navigated elsewhere meanwhile
    const path = `/dashboard/${tab}`;
    // If the settings were opened meanwhile, they stay open above the chosen tab, and closing them reveals it.
    if (now.current.isOpen) navigate(withSettings(path), { replace: true });
    else navigate(path);
    window.scrollTo(0, 0); // a tab opens at its top, however far the previous one was scrolled
  };
}

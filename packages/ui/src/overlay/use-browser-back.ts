import { useEffect, useEffectEvent } from 'react';

/**
 * Asks as the user goes back or forward by the browser's own buttons, within Plaza; true keeps the page where it is.
 * What Plaza goes back by itself is not asked about. Without the Navigation API nothing is; and a browser lets a page
 * keep somebody once only, until they have pressed something in it again.
 */
export function useBrowserBack(isActive: boolean, keepsPage: () => boolean): void {
  const handleNavigate = useEffectEvent((event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.userInitiated) return;
    if (event.cancelable && !event.defaultPrevented && keepsPage()) event.preventDefault();
  });
  useEffect(() => {
    if (!isActive || !('navigation' in window)) return undefined;
    const handle = (event: NavigateEvent) => handleNavigate(event);
    window.navigation.addEventListener('navigate', handle);
    return () => window.navigation.removeEventListener('navigate', handle);
  }, [isActive]);
}

import { useEffect, useEffectEvent } from 'react';

/** Whether something that is open keeps the page where it is, which may ask the user. */
type KeepsPage = () => boolean;

/** Of what is open, the topmost last. */
const layers: KeepsPage[] = [];

/**
 * Asks as the user goes back or forward by the browser's own buttons, within Plaza; true keeps the page where it is. Of
 * several that are open the topmost is asked first, and those below it only where it lets the page go. What Plaza goes
 * back by itself is not asked about. Without the Navigation API nothing is; and a browser lets a page keep somebody
 * once only, until they have pressed something in it again.
 */
export function useBrowserBack(isActive: boolean, keepsPage: KeepsPage): void {
  const handleBack = useEffectEvent(keepsPage);
  useEffect(() => (isActive && 'navigation' in window ? addLayer(() => handleBack()) : undefined), [isActive]);
}

function addLayer(layer: KeepsPage): () => void {
  if (layers.length === 0) window.navigation.addEventListener('navigate', handleNavigate);
  layers.push(layer);
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    if (layers.length === 0) window.navigation.removeEventListener('navigate', handleNavigate);
  };
}

function handleNavigate(event: NavigateEvent) {
  if (event.navigationType !== 'traverse' || !event.userInitiated) return;
  if (!event.cancelable || event.defaultPrevented) return;
  const keeper = layers.findLast((keepsPage) => keepsPage());
  if (keeper) event.preventDefault();
}

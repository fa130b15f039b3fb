import { useEffect, useEffectEvent } from 'react';

/** Whether an open overlay keeps the page where it is; it may ask the user. */
type KeepsPage = () => boolean;

/** The handlers of the open overlays, the topmost last. */
const layers: KeepsPage[] = [];

/**
 * Asks when the user goes back or forward with the browser's buttons, within Plaza; true keeps the page where it is. If
 * several overlays are open, the topmost is asked first, and each one below it only if those above let the page go. A
 * Back by Plaza itself causes no question. Without the Navigation API there are no questions; and a browser lets a page
 * cancel a navigation only once, until the user has pressed something in it again.
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

import { focusPlace, placesAround } from './places';

/**
 * Waits until an element is removed. If nothing has the focus then, the first of `places` that remains gets it.
 * @returns a function that stops waiting
 */
export function awaitRemoval(element: HTMLElement, places: readonly HTMLElement[], onRemoved: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (element.isConnected) return;
    observer.disconnect();
    onRemoved();
    if (document.activeElement === document.body) focusPlace(places);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * The `ref` of a container whose controls disappear when they are pressed, such as the next steps of a record. If a
 * control in it is removed while it has the focus, the nearest remaining record, list or section gets the focus;
 * otherwise the keyboard and screen readers would start again at the top of the page.
 */
export function focusAfterRemoval(container: HTMLElement | null): (() => void) | undefined {
  container?.addEventListener('focusin', followFocused);
  return container ? () => container.removeEventListener('focusin', followFocused) : undefined;
}

/** The focused controls that are waited for: each change of windows focuses the same control once more. */
const followed = new WeakSet<HTMLElement>();

function followFocused({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement) || followed.has(target)) return;
  followed.add(target);
  const stopFollowing = () => {
    followed.delete(target);
    target.removeEventListener('focusout', handleOut);
  };
  const stopWaiting = awaitRemoval(target, placesAround(target), stopFollowing);
  // Some browsers also report this while they remove the element, so it is checked afterwards what has happened.
  const handleOut = () =>
    queueMicrotask(() => {
      if (!target.isConnected || document.activeElement === target) return;
      stopWaiting();
      stopFollowing();
    });
  target.addEventListener('focusout', handleOut);
}

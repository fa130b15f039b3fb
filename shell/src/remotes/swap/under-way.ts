import type { RootState } from '@plaza/web-kit';

/** How long nobody has to touch a page for it to count as left alone. */
const idleMs = 60_000;
const touches = ['pointerdown', 'keydown', 'wheel'] as const;

/** Whether something is open or on its way that another version would interrupt. */
export function isBusy({ api }: RootState): boolean {
  const isWriting = Object.values(api.mutations).some((mutation) => mutation?.status === 'pending');
  return isWriting || document.querySelector('[role=dialog], [role=alertdialog]') !== null;
}

/**
 * Acts once nobody is looking, or nobody has touched the page for a minute, and nothing is under way.
 * @returns how to stop waiting for that
 */
export function whenUndisturbed(act: () => void, isUnderWay: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(handleQuiet, idleMs);
  };
  const handleQuiet = () => {
    if (isUnderWay()) return restart();
    stop();
    act();
  };
  const handleVisibility = () => document.visibilityState === 'hidden' && handleQuiet();
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', handleVisibility);
    for (const touch of touches) document.removeEventListener(touch, restart, true);
  };
  document.addEventListener('visibilitychange', handleVisibility);
  for (const touch of touches) document.addEventListener(touch, restart, true);
  restart();
  handleVisibility();
  return stop;
}

import type { RootState } from '@plaza/web-kit';

/** A page without input for this long counts as idle. */
const idleMs = 60_000;
const touches = ['pointerdown', 'keydown', 'wheel'] as const;

/** Whether anything is open or in progress that a swap would interrupt. */
export function isBusy({ api }: RootState): boolean {
  const isWriting = Object.values(api.mutations).some((mutation) => mutation?.status === 'pending');
  return isWriting || document.querySelector('[role=dialog], [role=alertdialog]') !== null;
}

/**
 * Runs `act` once the page is hidden or has had no input for a minute, and nothing is in progress.
 * @returns a function that cancels the wait
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

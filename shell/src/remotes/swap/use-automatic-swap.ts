import type { RemoteName } from '@plaza/contracts/permission-graph';
import { log, useStore } from '@plaza/web-kit';
import { use, useEffect, useEffectEvent } from 'react';
import { UnsavedInputContext } from './unsaved-input-context';

interface AutomaticSwap {
  readonly name: RemoteName;
  /** Whether there is a version to swap to. */
  readonly mayBegin: boolean;
  /** Whether the shown version was rolled back. */
  readonly isTakenBack: boolean;
  readonly onBegin: () => void;
}

/** Begins a swap: at once if the shown version was rolled back, otherwise when that disturbs nobody. */
export function useAutomaticSwap({ name, mayBegin, isTakenBack, onBegin }: AutomaticSwap): void {
  const store = useStore();
  const hasInput = use(UnsavedInputContext);
  const begin = useEffectEvent(onBegin);
  const waitForQuiet = useEffectEvent(async () => {
    const { isBusy, whenUndisturbed } = await import('./when-undisturbed');
    return whenUndisturbed(onBegin, () => hasInput() || isBusy(store.getState()));
  });

  useEffect(() => {
    if (!mayBegin) return undefined;
    if (!isTakenBack) {
      const waiting = waitForQuiet().catch((error) => log.warn(`${name} waits for being asked`, error));
      return () => void waiting.then((stop) => stop?.());
    }
    begin();
    return undefined;
  }, [mayBegin, isTakenBack, name]);
}

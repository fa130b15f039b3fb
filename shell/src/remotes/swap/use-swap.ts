import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import type { TabId } from '@plaza/contracts/tabs';
import { log, retainDrafts } from '@plaza/web-kit';
import { startTransition, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { preloadFiles } from '../loading/preload-files';
import { type RemoteLoader, RemoteLoaderContext } from '../loading/remote-loader';
import { fulfilled, type ShownRelease } from './shown-release';
import { isShown } from './shown-versions';
import { useAutomaticSwap } from './use-automatic-swap';

/**
 * How many times a page swaps a version for a newer one, since old versions never release all of their memory. Swapping
 * away from a rolled-back version is not limited.
 */
const maxSwaps = 3;
/** The loader of a page → how many times that page has swapped. */
const swaps = new WeakMap<RemoteLoader, number>();

interface SwapOptions {
  readonly descriptor: RemoteDescriptor;
  readonly tab: TabId | undefined;
  readonly shown: ShownRelease;
  /** Called with the version to show from then on, loaded. */
  readonly onSwap: (next: ShownRelease) => void;
}

/**
 * Loads the version of the descriptor once it is another than the shown one, and hands it over; if loading fails, the
 * shown version stays.
 */
export function useSwap({ descriptor, tab, shown, onSwap }: SwapOptions) {
  const loader = use(RemoteLoaderContext);
  const { name, version, entry, previous } = descriptor;
  const [isSwapping, setSwapping] = useState(false);
  const [refused, setRefused] = useState<string>();
  const releaseDrafts = useRef<() => void>(undefined);
  const isNewer = shown.version !== version;
  const isTakenBack = isNewer && shown.version !== previous?.version;
  const isUsedUp = !isTakenBack && (swaps.get(loader) ?? 0) >= maxSwaps;
  const mayBegin = isNewer && !isUsedUp && refused !== version;
  const swap = () => setSwapping(true);

  useAutomaticSwap({ name, mayBegin, isTakenBack, onBegin: swap });

  const load = useEffectEvent(() => {
    preloadFiles(descriptor, tab);
    const { previous: _, ...alone } = descriptor; // without it, a failure leaves the shown version in place
    return loader.load(alone);
  });
  const handOver = useEffectEvent(onSwap);
  useEffect(() => {
    if (!isSwapping) return undefined;
    let isWanted = true;
    const since = performance.now();
    load().then(
      (remote) => {
        if (!isWanted) return;
        if (!isTakenBack && !isShown(name, entry)) swaps.set(loader, (swaps.get(loader) ?? 0) + 1);
        releaseDrafts.current = retainDrafts();
        setSwapping(false);
        startTransition(() => handOver({ version, entry, loading: fulfilled(remote), since }));
      },
      (error) => {
        if (!isWanted) return;
        log.error(`${name} stays at ${shown.version}`, error);
        setSwapping(false);
        setRefused(version);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isSwapping, isTakenBack, name, version, entry, shown.version, loader]);

  useEffect(() => {
    if (shown) releaseDrafts.current?.(); // the new screens have been rendered
  }, [shown]);

  return { isNewer, isSwapping, isUsedUp, swap };
}

import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import type { TabId } from '@plaza/contracts/tabs';
import { log, type RemoteModule, retainDrafts, useStore } from '@plaza/web-kit';
import { startTransition, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { preloadFiles } from '../preload-files';
import { type RemoteLoader, RemoteLoaderContext } from '../remote-loader';
import { useIsStale, useRenewal } from '../renewal';
import { TooLate } from '../too-late';
import { isShown, useShownVersion } from './shown-versions';
import { UnsavedInputContext } from './unsaved-input-context';

/**
 * How often a page swaps a version for a newer one: what a version leaves behind in memory never goes altogether. One
 * that was taken back is left however often that was.
 */
const maxSwaps = 3;
/** The loader of a page → how often that page has swapped. */
const swaps = new WeakMap<RemoteLoader, number>();

/** The version of a remote that a place shows. */
interface Shown {
  readonly version: string;
  readonly entry: string;
  readonly loading: Promise<RemoteModule>;
  /** When it was asked for, on the clock of `performance`. */
  readonly since: number;
}

/**
 * The version of a remote that a place shows, from the one that the descriptor names at first to the one that it names
 * later: at once where the shown one was taken back, else when nobody is disturbed by it, or by `swap`.
 */
export function useRelease(descriptor: RemoteDescriptor, tab?: TabId) {
  const loader = use(RemoteLoaderContext);
  const store = useStore();
  const renew = useRenewal();
  const isStale = useIsStale();
  const hasInput = use(UnsavedInputContext);
  const { name, version, entry, previous } = descriptor;

  /** Asks for the descriptor anew, then loads what that names. */
  async function loadRenewed(load: (fresh: RemoteDescriptor) => Promise<RemoteModule>): Promise<RemoteModule> {
    const remotes = await renew();
    return load(remotes?.find((remote) => remote.name === name) ?? descriptor);
  }

  function show(loading: Promise<RemoteModule>): Shown {
    return { version, entry, loading, since: performance.now() };
  }

  const [shown, setShown] = useState<Shown>(() => {
    if (isStale) return show(Promise.resolve().then(() => loadRenewed(loader.load)));
    preloadFiles(descriptor, tab);
    return show(loader.load(descriptor));
  });
  const [isSwapping, setSwapping] = useState(false);
  const [refused, setRefused] = useState<string>();
  const releaseDrafts = useRef<() => void>(undefined);
  const isNewer = shown.version !== version;
  const isTakenBack = isNewer && shown.version !== previous?.version;
  const isUsedUp = !isTakenBack && (swaps.get(loader) ?? 0) >= maxSwaps;
  const mayBegin = isNewer && !isUsedUp && refused !== version;

  const waitForQuiet = useEffectEvent(async () => {
    const { isBusy, whenUndisturbed } = await import('./under-way');
    return whenUndisturbed(
      () => setSwapping(true),
      () => hasInput() || isBusy(store.getState()),
    );
  });
  useEffect(() => {
    if (!mayBegin) return undefined;
    if (!isTakenBack) {
      const waiting = waitForQuiet().catch((error) => log.warn(`${name} waits for being asked`, error));
      return () => void waiting.then((stop) => stop?.());
    }
    setSwapping(true);
    return undefined;
  }, [mayBegin, isTakenBack, name]);

  const load = useEffectEvent(() => {
    preloadFiles(descriptor, tab);
    const { previous: _, ...alone } = descriptor; // where it does not come, what is shown stays
    return loader.load(alone);
  });
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
        startTransition(() => setShown({ version, entry, loading: fulfilled(remote), since }));
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
    let isWanted = true;
    const handleLate = (error: unknown) => (error instanceof TooLate ? error.arrival : undefined);
    const handleArrival = (remote: RemoteModule | undefined) => {
      if (remote && isWanted) setShown({ ...shown, loading: fulfilled(remote) });
    };
    // Until it comes, or if it never does, the place says that it failed.
    shown.loading.then(() => undefined, handleLate).then(handleArrival, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [shown]);

  useEffect(() => {
    if (shown) releaseDrafts.current?.(); // its screens have been drawn
  }, [shown]);
  useShownVersion(name, shown.version, shown.entry, shown.loading);

  return {
    shown,
    isNewer,
    isSwapping,
    isUsedUp,
    swap: () => setSwapping(true),
    retry: () => setShown(show(loadRenewed(loader.reload))),
  };
}

/** A promise that React reads without showing a skeleton first. */
function fulfilled<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

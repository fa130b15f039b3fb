import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import type { TabId } from '@plaza/contracts/tabs';
import { log, type RemoteModule, retainDrafts, useStore } from '@plaza/web-kit';
import { startTransition, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIsFileCookieExpired, useRenewFileCookie } from '../file-cookie';
import { LoadTimeout } from '../load-timeout';
import { preloadFiles } from '../preload-files';
import { type RemoteLoader, RemoteLoaderContext } from '../remote-loader';
import { isShown, useShownVersion } from './shown-versions';
import { UnsavedInputContext } from './unsaved-input-context';

/**
 * How many times a page swaps a version for a newer one, since old versions never release all of their memory. Swapping
 * away from a rolled-back version is not limited.
 */
const maxSwaps = 3;
/** The loader of a page → how many times that page has swapped. */
const swaps = new WeakMap<RemoteLoader, number>();

/** A version of a remote as shown in one place. */
interface Shown {
  readonly version: string;
  readonly entry: string;
  readonly loading: Promise<RemoteModule>;
  /** When it was requested, on the clock of `performance`. */
  readonly since: number;
}

/**
 * The version of a remote that a place shows: first the one in the descriptor at mount, later the newer one in the
 * current descriptor. Swaps at once if the shown version was rolled back, otherwise when that disturbs nobody or when
 * `swap` is called.
 */
export function useRelease(descriptor: RemoteDescriptor, tab?: TabId) {
  const loader = use(RemoteLoaderContext);
  const store = useStore();
  const renew = useRenewFileCookie();
  const isStale = useIsFileCookieExpired();
  const hasInput = use(UnsavedInputContext);
  const { name, version, entry, previous } = descriptor;

  /** Fetches the descriptor again, then loads the version that it names. */
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
    const { isBusy, whenUndisturbed } = await import('./when-undisturbed');
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
    const { previous: _, ...alone } = descriptor; // if loading fails, the shown version stays
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
    const handleLate = (error: unknown) => (error instanceof LoadTimeout ? error.arrival : undefined);
    const handleArrival = (remote: RemoteModule | undefined) => {
      if (remote && isWanted) setShown({ ...shown, loading: fulfilled(remote) });
    };
    // Until it arrives, or if it never does, the error is shown.
    shown.loading.then(() => undefined, handleLate).then(handleArrival, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [shown]);

  useEffect(() => {
    if (shown) releaseDrafts.current?.(); // the new screens have been rendered
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

/** A promise whose value React reads at once, without showing a skeleton. */
function fulfilled<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import type { TabId } from '@plaza/contracts/tabs';
import type { RemoteModule } from '@plaza/web-kit';
import { use, useState } from 'react';
import { useIsFileCookieExpired, useRenewFileCookie } from '../loading/file-cookie';
import { preloadFiles } from '../loading/preload-files';
import { RemoteLoaderContext } from '../loading/remote-loader';
import type { ShownRelease } from './shown-release';
import { useShownVersion } from './shown-versions';
import { useLateArrival } from './use-late-arrival';
import { useSwap } from './use-swap';

/**
 * The version of a remote that a place shows: first the one in the descriptor at mount, later the newer one in the
 * current descriptor. Swaps at once if the shown version was rolled back, otherwise when that disturbs nobody or when
 * `swap` is called.
 */
export function useRelease(descriptor: RemoteDescriptor, tab?: TabId) {
  const loader = use(RemoteLoaderContext);
  const renew = useRenewFileCookie();
  const isStale = useIsFileCookieExpired();
  const { name, version, entry } = descriptor;

  /** Fetches the descriptor again, then loads the version that it names. */
  async function loadRenewed(load: (fresh: RemoteDescriptor) => Promise<RemoteModule>): Promise<RemoteModule> {
    const remotes = await renew();
    return load(remotes?.find((remote) => remote.name === name) ?? descriptor);
  }

  function show(loading: Promise<RemoteModule>): ShownRelease {
    return { version, entry, loading, since: performance.now() };
  }

  const [shown, setShown] = useState<ShownRelease>(() => {
    if (isStale) return show(Promise.resolve().then(() => loadRenewed(loader.load)));
    preloadFiles(descriptor, tab);
    return show(loader.load(descriptor));
  });
  const swap = useSwap({ descriptor, tab, shown, onSwap: setShown });
  useLateArrival(shown, setShown);
  useShownVersion(name, shown.version, shown.entry, shown.loading);

  return { ...swap, shown, retry: () => setShown(show(loadRenewed(loader.reload))) };
}

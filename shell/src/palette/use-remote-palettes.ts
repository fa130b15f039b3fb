import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import { log, type RemotePalette, useSessionRemotesQuery } from '@plaza/web-kit';
import { use, useEffect, useState } from 'react';
import { useIsFileCookieExpired } from '../remotes/loading/file-cookie';
import { RemoteLoaderContext } from '../remotes/loading/remote-loader';
import { isShown, showsAnother } from '../remotes/swap/shown-versions';

/** The palettes of remotes, by name of the remote. */
export type RemotePalettes = ReadonlyMap<string, RemotePalette>;

/**
 * Loads the palettes of the user's areas and returns each one as it arrives. As with preloading of tabs, code of a
 * watched release runs only for users who have opened it, and no second version of a remote is loaded beside the one
 * that the page shows.
 */
export function useRemotePalettes(): { readonly palettes: RemotePalettes; readonly isLoading: boolean } {
  const { data: remotes } = useSessionRemotesQuery();
  const loader = use(RemoteLoaderContext);
  const isStale = useIsFileCookieExpired();
  const [palettes, setPalettes] = useState<RemotePalettes>(new Map());
  const [awaited, setAwaited] = useState(0);
  useEffect(() => {
    let isOver = false;
    async function load(descriptor: RemoteDescriptor) {
      const remote = await loader.load(descriptor);
      const palette = await remote.palette?.();
      if (palette && !isOver) setPalettes((before) => new Map(before).set(descriptor.name, palette));
    }
    const loaded = (remotes ?? []).filter(({ name, entry, watched, switchedOff }) => {
      if (switchedOff !== undefined) return false;
      return isShown(name, entry) || !(watched || isStale || showsAnother(name, entry));
    });
    setAwaited(loaded.length);
    for (const descriptor of loaded) {
      load(descriptor)
        .catch((error) => log.warn(`${descriptor.name} could not be added to the palette; its tabs are listed`, error))
        .finally(() => isOver || setAwaited((before) => before - 1));
    }
    return () => {
      isOver = true;
    };
  }, [remotes, loader, isStale]);
  return { palettes, isLoading: awaited > 0 };
}

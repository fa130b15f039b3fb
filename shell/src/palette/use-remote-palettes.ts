import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import { log, type RemotePalette, useSessionRemotesQuery } from '@plaza/web-kit';
import { use, useEffect, useState } from 'react';
import { RemoteLoaderContext } from '../remotes/remote-loader';
import { useIsStale } from '../remotes/renewal';
import { isShown, showsAnother } from '../remotes/swap/shown-versions';

/** The palette of a remote, by the remote's name. */
export type RemotePalettes = ReadonlyMap<string, RemotePalette>;

/**
 * Loads what the areas of this person bring into the palette, each as it comes. As with tabs that come ahead, a release
 * under watch is run for those alone who have opened it, and nothing of a version beside the one that the page shows.
 */
export function useRemotePalettes(): RemotePalettes {
  const { data: remotes } = useSessionRemotesQuery();
  const loader = use(RemoteLoaderContext);
  const isStale = useIsStale();
  const [palettes, setPalettes] = useState<RemotePalettes>(new Map());
  useEffect(() => {
    let isOver = false;
    async function load(descriptor: RemoteDescriptor) {
      const remote = await loader.load(descriptor);
      const palette = await remote.palette?.();
      if (palette && !isOver) setPalettes((before) => new Map(before).set(descriptor.name, palette));
    }
    for (const descriptor of remotes ?? []) {
      const { name, entry, watched, switchedOff } = descriptor;
      const isOpened = isShown(name, entry);
      if (switchedOff !== undefined || (!isOpened && (watched || isStale || showsAnother(name, entry)))) continue;
      load(descriptor).catch((error) => log.warn(`${name} is not in the palette; its tabs are`, error));
    }
    return () => {
      isOver = true;
    };
  }, [remotes, loader, isStale]);
  return palettes;
}

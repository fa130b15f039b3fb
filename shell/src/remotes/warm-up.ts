import type { TabId } from '@plaza/contracts/tabs';
import { log, preloadComponent, useSessionRemotesQuery } from '@plaza/web-kit';
import { use } from 'react';
import { preloadFiles } from './preload-files';
import { RemoteLoaderContext } from './remote-loader';
import { useIsStale } from './renewal';
import { showsAnother } from './swap/shown-versions';

/**
 * Has a tab come ahead, as somebody points at it or moves to it: its files, then what they hold, so that it draws at once
 * when it is opened. Of a release under watch only the files: nobody is to run it who does not open it; nor of one of
 * which the page shows another version, whose screens would ask with the calls of this one.
 * @returns a function whose promise resolves when the tab can draw at once, or when waiting for that helps no more
 */
export function useWarmUp(): (tab: TabId) => Promise<void> {
  const { data: remotes } = useSessionRemotesQuery();
  const loader = use(RemoteLoaderContext);
  const isStale = useIsStale();
  return async (tab) => {
    const descriptor = remotes?.find(({ tabs }) => tabs.includes(tab));
    if (!descriptor || descriptor.switchedOff !== undefined || isStale) return;
    preloadFiles(descriptor, tab);
    if (descriptor.watched || showsAnother(descriptor.name, descriptor.entry)) return;
    const coming = loader.load(descriptor).then(({ tabs }) => preloadComponent(tabs[tab]));
    await coming.catch((error) => log.warn(`${tab} did not come ahead; it is tried again when it is opened`, error));
  };
}

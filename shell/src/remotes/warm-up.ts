import type { TabId } from '@plaza/contracts/tabs';
import { isTokenOver, log, preloadComponent, readToken, sendEarly, useSessionRemotesQuery } from '@plaza/web-kit';
import { use, useEffect, useRef } from 'react';
import { preloadFiles } from './preload-files';
import { RemoteLoaderContext } from './remote-loader';
import { useIsStale } from './renewal';
import { showsAnother } from './swap/shown-versions';

/**
 * Preloads a tab when the user points at it or moves the focus to it: its files, then their modules, and the first time
 * what it reads first, so that it renders at once when it is opened. Of a watched release only the files are preloaded,
 * as its code must not run for users who do not open it; the same holds where the page shows another version, whose
 * screens would use the calls of this one.
 * @param opened the tab that is open
 * @returns a function whose promise resolves when the tab can render at once, or when waiting for that helps no more
 */
export function useWarmUp(opened: TabId | undefined): (tab: TabId) => Promise<void> {
  const { data: remotes } = useSessionRemotesQuery();
  const loader = use(RemoteLoaderContext);
  const isStale = useIsStale();
  const requested = useRef(new Set<TabId>());
  useEffect(() => {
    if (opened) requested.current.add(opened);
  }, [opened]);
  return async (tab) => {
    const descriptor = remotes?.find(({ tabs }) => tabs.includes(tab));
    if (!descriptor || descriptor.switchedOff !== undefined || isStale) return;
    preloadFiles(descriptor, tab);
    if (descriptor.watched || showsAnother(descriptor.name, descriptor.entry)) return;
    const token = readToken();
    if (token && !isTokenOver(token) && !requested.current.has(tab)) {
      requested.current.add(tab);
      for (const url of descriptor.tabCalls?.[tab] ?? []) void sendEarly(url, token);
    }
    const coming = loader.load(descriptor).then(({ tabs }) => preloadComponent(tabs[tab]));
    await coming.catch((error) => log.warn(`${tab} did not come ahead; it is tried again when it is opened`, error));
  };
}

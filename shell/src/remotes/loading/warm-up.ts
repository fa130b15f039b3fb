import type { TabId } from '@plaza/contracts/tabs';
import { isTokenOver, log, preloadComponent, readToken, sendEarly, useSessionRemotesQuery } from '@plaza/web-kit';
import { use, useEffect, useRef } from 'react';
import { showsAnother } from '../swap/shown-versions';
import { useIsFileCookieExpired } from './file-cookie';
import { preloadFiles } from './preload-files';
import { RemoteLoaderContext } from './remote-loader';

/**
 * Preloads a tab when the user hovers or focuses it: its files, then their modules, and once also its first requests,
 * so that it renders immediately when opened. For a watched release only the files are preloaded, because its code must
 * not run for users who do not open it. The same applies if the page shows another version of the remote, whose screens
 * would then use the endpoints of this one.
 * @param opened the open tab
 * @returns a function whose promise resolves when the tab can render immediately, or when waiting longer is pointless
 */
export function useWarmUp(opened: TabId | undefined): (tab: TabId) => Promise<void> {
  const { data: remotes } = useSessionRemotesQuery();
  const loader = use(RemoteLoaderContext);
  const isStale = useIsFileCookieExpired();
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
    await coming.catch((error) => log.warn(`${tab} could not be preloaded; it is retried when it is opened`, error));
  };
}

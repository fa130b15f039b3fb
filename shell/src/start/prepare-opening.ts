import { type AppStore, log, preloadComponent, sessionApi } from '@plaza/web-kit';
import { pageLoader } from '../remotes/remote-loader';
import { isSignedInPath, openingRemote, openingTab } from './opening-tab';

/** So long nothing would be seen of a skeleton, either. */
const waitMs = 300;

/**
 * Resolves when what stands at the address can be drawn at once, or after a moment: a skeleton that React has shown
 * stays for a third of a second, however soon what it stands for comes.
 */
export async function prepareOpening(store: AppStore): Promise<void> {
  if (!store.getState().session.token || !isSignedInPath(location.pathname)) return;
  const moment = new Promise<void>((resolve) => setTimeout(resolve, waitMs));
  const prepared = prepare(store).catch((error) => log.info('the page is drawn as its parts come', error));
  await Promise.race([prepared, moment]);
}

async function prepare({ dispatch }: AppStore): Promise<void> {
  const { sessionPermissions, sessionRemotes } = sessionApi.endpoints;
  const kept = { subscribe: false } as const;
  const [{ data: remotes = [] }] = await Promise.all([
    dispatch(sessionRemotes.initiate(undefined, kept)),
    dispatch(sessionPermissions.initiate(undefined, kept)),
  ]);
  const { pathname } = location;
  const tab = openingTab(pathname, remotes);
  const remote = openingRemote(pathname, remotes);
  if (!remote) return;
  const { tabs, routes } = await pageLoader.load(remote);
  await preloadComponent(tab ? tabs[tab] : routes?.[pathname as `/${string}`]);
}

import { type AppStore, log, preloadComponent, sessionApi } from '@plaza/web-kit';
import { pageLoader } from '../remotes/loading/remote-loader';
import { isSignedInPath, openingRemote, openingTab } from './opening-tab';

/** A skeleton would be invisible for this long, as it fades in with a delay. */
const waitMs = 300;

/**
 * Resolves when the page at the current URL can render at once, or after a timeout. React shows a skeleton for at least
 * a third of a second, even if the content arrives sooner.
 */
export async function prepareOpening(store: AppStore): Promise<void> {
  if (!store.getState().session.token || !isSignedInPath(location.pathname)) return;
  const moment = new Promise<void>((resolve) => setTimeout(resolve, waitMs));
  const prepared = prepare(store).catch((error) => log.info('the page is rendered as its parts load', error));
  await Promise.race([prepared, moment]);
}

async function prepare({ dispatch }: AppStore): Promise<void> {
  const { sessionPermissions, sessionRemotes } = sessionApi.endpoints;
  const once = { subscribe: false } as const;
  const [{ data: remotes = [] }] = await Promise.all([
    dispatch(sessionRemotes.initiate(undefined, once)),
    dispatch(sessionPermissions.initiate(undefined, once)),
  ]);
  const { pathname } = location;
  const tab = openingTab(pathname, remotes);
  const remote = openingRemote(pathname, remotes);
  if (!remote) return;
  const { tabs, routes } = await pageLoader.load(remote);
  await preloadComponent(tab ? tabs[tab] : routes?.[pathname as `/${string}`]);
}

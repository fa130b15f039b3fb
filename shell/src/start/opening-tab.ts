import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import { type TabId, tabIds } from '@plaza/contracts/tabs';

/** Whether a path opens something that takes somebody who is signed in. */
export const isSignedInPath = (path: string): boolean => /^\/(dashboard|admin|profile)(\/|$)/.test(path);

/** The tab that a path opens; of `/dashboard`, the first that there is. Undefined where it opens none. */
export function openingTab(path: string, remotes: readonly Pick<RemoteDescriptor, 'tabs'>[]): TabId | undefined {
  const [, place, tab] = path.split('/');
  if (place === 'admin') return 'admin';
  if (place !== 'dashboard') return undefined;
  return tab || tabIds.find((id) => remotes.some(({ tabs }) => tabs.includes(id)));
}

/** The remote that draws what a path opens, where it may be loaded. */
export function openingRemote(path: string, remotes: readonly RemoteDescriptor[]): RemoteDescriptor | undefined {
  const tab = openingTab(path, remotes);
  const remote = remotes.find(({ name, tabs }) => (tab ? tabs.includes(tab) : name === 'auth'));
  return remote?.switchedOff === undefined ? remote : undefined;
}

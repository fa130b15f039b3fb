import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import { type TabId, tabIds } from '@plaza/contracts/tabs';

/** Whether a path requires a session. */
export const isSignedInPath = (path: string): boolean => /^\/(dashboard|admin|profile)(\/|$)/.test(path);

/** The tab that a path opens; for `/dashboard`, the first available one. Undefined if it opens no tab. */
export function openingTab(path: string, remotes: readonly Pick<RemoteDescriptor, 'tabs'>[]): TabId | undefined {
  const [, place, tab] = path.split('/');
  if (place === 'admin') return 'admin';
  if (place !== 'dashboard') return undefined;
  return tab || tabIds.find((id) => remotes.some(({ tabs }) => tabs.includes(id)));
}

/** The remote that renders a path, unless it is switched off. */
export function openingRemote(path: string, remotes: readonly RemoteDescriptor[]): RemoteDescriptor | undefined {
  const tab = openingTab(path, remotes);
  const remote = remotes.find(({ name, tabs }) => (tab ? tabs.includes(tab) : name === 'auth'));
  return remote?.switchedOff === undefined ? remote : undefined;
}

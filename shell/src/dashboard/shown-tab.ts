import type { ShownAreaTab } from '@plaza/contracts/identity/tab-permissions';
import { permissionGraph, type RemoteName } from '@plaza/contracts/permission-graph';
import { type BuiltInTab, isBuiltInTab, type TabId, tabIds, tabLabels } from '@plaza/contracts/tabs';

/** A tab as the dashboard renders it. */
export interface ShownTab {
  readonly id: TabId;
  readonly label: string;
  /** The name of an icon in ui. */
  readonly icon: string;
  /** The remote that renders it; the shell renders tabs without one. */
  readonly remote?: RemoteName | undefined;
}

const icons: Partial<Record<BuiltInTab, string>> = {
  overview: 'overview',
  markets: 'markets',
  finance_manager: 'wallet',
  contractors: 'people',
  messages: 'message',
  bookings: 'calendar',
  profile: 'person',
  map: 'map',
  admin: 'shield',
};

/** The tabs of a user in display order: the built-in tabs, then those of other areas. */
export function shownTabs(permitted: readonly TabId[], areaTabs: readonly ShownAreaTab[] = []): ShownTab[] {
  const others = areaTabs.filter(({ id }) => permitted.includes(id) && !isBuiltInTab(id));
  return [
    ...tabIds.filter((tab) => permitted.includes(tab)).map(toShownTab),
    ...others.map(({ area, ...tab }) => ({ ...tab, remote: area })),
  ];
}

const toShownTab = (id: BuiltInTab): ShownTab => ({
  id,
  label: tabLabels[id],
  icon: icons[id] ?? 'grid',
  remote: permissionGraph[id].remote,
});

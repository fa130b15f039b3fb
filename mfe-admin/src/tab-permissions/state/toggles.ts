import { type Role, roles } from '@plaza/contracts/roles';
import { type TabId, type TabPermissions, tabIds, withAdminTabRule } from '@plaza/contracts/tabs';

/**
 * Unsaved toggles: role → tab → on or off. Contains only toggled tabs, so that changes which others save meanwhile to
 * other tabs stay visible.
 */
export type Toggles = Partial<Record<Role, Partial<Record<TabId, boolean>>>>;

/**
 * The saved tabs of a role with the toggles applied, still subject to the admin-tab rule.
 * @param everyTab all existing tabs
 */
export function tabsWith(
  toggles: Toggles,
  role: Role,
  saved: readonly TabId[],
  everyTab: readonly TabId[] = tabIds,
): TabId[] {
  const switched = toggles[role] ?? {};
  return withAdminTabRule(
    role,
    everyTab.filter((tab) => switched[tab] ?? saved.includes(tab)),
    everyTab,
  );
}

export function withTab(toggles: Toggles, role: Role, tab: TabId, on: boolean): Toggles {
  return { ...toggles, [role]: { ...toggles[role], [tab]: on } };
}

/** Sets the toggles so that a role gets exactly these tabs. */
export function withTabs(
  toggles: Toggles,
  role: Role,
  tabs: readonly TabId[],
  everyTab: readonly TabId[] = tabIds,
): Toggles {
  return { ...toggles, [role]: Object.fromEntries(everyTab.map((tab) => [tab, tabs.includes(tab)])) };
}

/** The toggles that still differ from the saved tabs. */
export function openToggles(toggles: Toggles, saved: TabPermissions, everyTab: readonly TabId[] = tabIds): Toggles {
  const open: Toggles = {};
  for (const role of roles) {
    const now = tabsWith({}, role, saved[role], everyTab);
    const then = tabsWith(toggles, role, saved[role], everyTab);
    const differing = everyTab.filter((tab) => now.includes(tab) !== then.includes(tab));
    if (differing.length > 0) open[role] = Object.fromEntries(differing.map((tab) => [tab, then.includes(tab)]));
  }
  return open;
}

/** The roles with toggles, in the order of the picker. */
export const rolesIn = (toggles: Toggles): Role[] => roles.filter((role) => toggles[role]);

export const sameTabs = (one: readonly TabId[], other: readonly TabId[]): boolean =>
  one.length === other.length && one.every((tab) => other.includes(tab));

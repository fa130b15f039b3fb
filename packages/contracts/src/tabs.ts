import { z } from 'zod';
import { isAdministrator, isAdminRole, Role, roles } from './roles';

/** The dashboard's tabs, in the order of the tab strip. */
export const tabIds = [
  'overview',
  'markets',
  'finance_manager',
  'contractors',
  'messages',
  'bookings',
  'profile',
  'map',
  'placeholder1',
  'placeholder2',
  'placeholder3',
  'placeholder4',
  'placeholder5',
  'admin',
] as const;
export const TabId = /* @__PURE__ */ z.enum(tabIds);
export type TabId = z.infer<typeof TabId>;

export const tabLabels: Record<TabId, string> = {
  overview: 'Overview',
  markets: 'Markets',
  finance_manager: 'Value Accounts',
  contractors: 'Contractors',
  messages: 'Messages',
  bookings: 'Bookings',
  profile: 'Profile',
  map: 'Map',
  placeholder1: 'Placeholder 1',
  placeholder2: 'Placeholder 2',
  placeholder3: 'Placeholder 3',
  placeholder4: 'Placeholder 4',
  placeholder5: 'Placeholder 5',
  admin: 'Admin',
};

const everyone: readonly TabId[] = [
  'overview',
  'markets',
  'finance_manager',
  'contractors',
  'messages',
  'bookings',
  'profile',
];

/** The tabs that each role has until an admin saves others. */
export const defaultTabs: Record<Role, readonly TabId[]> = {
  user: everyone,
  municipal_government: everyone,
  contractor_employee: [...everyone, 'map'],
  contractor: [...everyone, 'map', 'admin'],
  admin_low: [...everyone, 'map', 'admin'],
  admin_high: tabIds,
};

/** Whether the admin tab is fixed for a role: always on, never on, or free to choose. */
export function adminTabRule(role: Role): 'always' | 'never' | 'optional' {
  if (isAdminRole(role)) return 'always';
  return role === 'contractor' ? 'optional' : 'never';
}

/** The given tabs with the admin-tab rule applied, without doubles, in the order of the strip. */
export function withAdminTabRule(role: Role, tabs: readonly TabId[]): TabId[] {
  const rule = adminTabRule(role);
  const allowed = new Set(tabs);
  if (rule === 'always') allowed.add('admin');
  if (rule === 'never') allowed.delete('admin');
  return tabIds.filter((tab) => allowed.has(tab));
}

/** The tabs of somebody whose role has the given ones; an administrator has the admin tab, whatever their role. */
export function tabsOfUser(person: Parameters<typeof isAdministrator>[0], tabs: readonly TabId[]): TabId[] {
  // Administrators have it as such and not by their role, so that it is closed to one who lacks a second factor.
  const opensAdmin = isAdministrator(person) || (tabs.includes('admin') && !isAdminRole(person.role));
  return tabIds.filter((tab) => (tab === 'admin' ? opensAdmin : tabs.includes(tab)));
}

/** Role → its tabs, for every role. */
export const TabPermissions = /* @__PURE__ */ z.record(Role, /* @__PURE__ */ z.array(TabId));
export type TabPermissions = z.infer<typeof TabPermissions>;

export const defaultTabPermissions: TabPermissions = Object.fromEntries(
  roles.map((role) => [role, [...defaultTabs[role]]]),
) as TabPermissions;

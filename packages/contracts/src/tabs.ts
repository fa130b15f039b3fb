import { z } from 'zod';
import { isAdministrator, isAdminRole, Role, roles } from './roles';
import { tabSlug } from './slug';

/** The built-in tabs, in the order of the tab strip; tabs of areas come after them. */
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
export type BuiltInTab = (typeof tabIds)[number];
export const isBuiltInTab = (tab: TabId): tab is BuiltInTab => tabIds.some((one) => one === tab);

/** A tab, either built in or of an area that was added later. */
export const TabId = /* @__PURE__ */ tabSlug();
export type TabId = z.infer<typeof TabId>;

export const tabLabels: Record<BuiltInTab, string> = {
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

const everyone: readonly BuiltInTab[] = [
  'overview',
  'markets',
  'finance_manager',
  'contractors',
  'messages',
  'bookings',
  'profile',
];

/** The tabs of each role until an administrator saves others. */
export const defaultTabs: Record<Role, readonly BuiltInTab[]> = {
  user: everyone,
  municipal_government: everyone,
  contractor_employee: [...everyone, 'map'],
  contractor: [...everyone, 'map', 'admin'],
  admin_low: [...everyone, 'map', 'admin'],
  admin_high: tabIds,
};

/** Whether a role always has the admin tab, never has it, or has it optionally. */
export function adminTabRule(role: Role): 'always' | 'never' | 'optional' {
  if (isAdminRole(role)) return 'always';
  return role === 'contractor' ? 'optional' : 'never';
}

/**
 * The given tabs with the admin-tab rule applied, without duplicates, in the order of the strip.
 * @param strip all tabs; others are dropped
 */
export function withAdminTabRule(role: Role, tabs: readonly TabId[], strip: readonly TabId[] = tabIds): TabId[] {
  const rule = adminTabRule(role);
  const allowed = new Set(tabs);
  if (rule === 'always') allowed.add('admin');
  if (rule === 'never') allowed.delete('admin');
  return strip.filter((tab) => allowed.has(tab));
}

/** The tabs of a user whose role has the given ones; an administrator has the admin tab, whatever the role. */
export function tabsOfUser(person: Parameters<typeof isAdministrator>[0], tabs: readonly TabId[]): TabId[] {
  // Administrators have the admin tab by being administrators rather than by their role, so that it stays closed to one
  // without a required second factor.
  const opensAdmin = isAdministrator(person) || (tabs.includes('admin') && !isAdminRole(person.role));
  const builtIn = tabIds.filter((tab) => (tab === 'admin' ? opensAdmin : tabs.includes(tab)));
  return [...builtIn, ...tabs.filter((tab) => !isBuiltInTab(tab))];
}

/** Role → its tabs, for every role. */
export const TabPermissions = /* @__PURE__ */ z.record(Role, /* @__PURE__ */ z.array(TabId));
export type TabPermissions = z.infer<typeof TabPermissions>;

export const defaultTabPermissions: TabPermissions = Object.fromEntries(
  roles.map((role) => [role, [...defaultTabs[role]]]),
) as TabPermissions;

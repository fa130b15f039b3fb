import type { RemoteName, Scope } from '@plaza/contracts/permission-graph';
import { permissionGraph } from '@plaza/contracts/permission-graph';
import { type Role, roleBadge } from '@plaza/contracts/roles';
import { type TabId, tabLabels } from '@plaza/contracts/tabs';

const remoteLabels: Record<RemoteName, string> = {
  auth: 'Account',
  admin: 'Administration',
  finance: 'Finance',
  markets: 'Markets',
  marketplace: 'Marketplace',
};

const scopeLabels: Record<Scope, string> = {
  finance: 'accounts, loans, incomes, expenses and properties',
  markets: 'market prices and news',
  favourites: 'favourite stocks',
  contractors: 'contractor profiles',
  catalogue: 'the service catalogue',
  messages: 'conversations',
  bookings: 'bookings',
  map: 'places on the map',
  profile: 'their own profile',
  admin: 'the people in the admin panel',
};

const listed = new Intl.ListFormat('en');

/** "Customer and Admin". */
export const nameRoles = (roles: readonly Role[]) => listed.format(roles.map(roleBadge));

/** "Map and Markets". */
export const nameTabs = (tabs: readonly TabId[]) => listed.format(tabs.map((tab) => tabLabels[tab]));
export const nameRemotes = (remotes: readonly RemoteName[]) => listed.format(remotes.map((name) => remoteLabels[name]));

/** "Bookings; the service catalogue": what the server would give or refuse. */
export function nameScopes(scopes: readonly Scope[]): string {
  const labels = scopes.map((scope) => scopeLabels[scope]).join('; ');
  return labels.charAt(0).toUpperCase() + labels.slice(1);
}

/** What a tab leads to on the server. */
export function tabLeadsTo(tab: TabId): string {
  const { scopes } = permissionGraph[tab];
  return scopes.length > 0 ? `Opens: ${scopes.map((scope) => scopeLabels[scope]).join('; ')}.` : 'Opens no data.';
}

const figures = new Intl.NumberFormat('en');
export const countPeople = (count: number) => `${figures.format(count)} ${count === 1 ? 'person' : 'people'}`;

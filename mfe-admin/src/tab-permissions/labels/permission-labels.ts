import {
  type BuiltInRemote,
  type BuiltInScope,
  edgeOf,
  isBuiltInRemote,
  isBuiltInScope,
  type RemoteName,
  type Scope,
} from '@plaza/contracts/permission-graph';
import type { AreaManifest } from '@plaza/contracts/registry/areas';
import { type Role, roleBadge } from '@plaza/contracts/roles';
import { isBuiltInTab, type TabId, tabLabels } from '@plaza/contracts/tabs';
import { capitalise } from '@plaza/ui';

const remoteLabels: Record<BuiltInRemote, string> = {
  auth: 'Account',
  admin: 'Administration',
  finance: 'Finance',
  markets: 'Markets',
  marketplace: 'Marketplace',
};

const scopeLabels: Record<BuiltInScope, string> = {
  finance: 'accounts, loans, incomes, expenses and properties',
  markets: 'market prices and news',
  favourites: 'favorite stocks',
  contractors: 'contractor profiles',
  catalogue: 'the service catalogue',
  messages: 'conversations',
  bookings: 'bookings',
  map: 'places on the map',
  profile: 'their own profile',
  admin: 'the people in the admin panel',
};

/** The areas that are not built in. Anything that belongs to none of them any more is shown by its id. */
export type Areas = readonly AreaManifest[];

const listed = new Intl.ListFormat('en');

/** "Customer and Admin". */
export const nameRoles = (roles: readonly Role[]) => listed.format(roles.map(roleBadge));

/** "Map and Markets". */
export const nameTabs = (tabs: readonly TabId[], areas?: Areas) =>
  listed.format(tabs.map((tab) => nameTab(tab, areas)));
export const nameRemotes = (remotes: readonly RemoteName[], areas?: Areas) =>
  listed.format(remotes.map((name) => nameArea(name, areas)));

export function nameTab(tab: TabId, areas: Areas = []): string {
  if (isBuiltInTab(tab)) return tabLabels[tab];
  return areas.flatMap(({ tabs }) => tabs).find(({ id }) => id === tab)?.label ?? tab;
}

function nameArea(name: RemoteName, areas: Areas = []): string {
  if (isBuiltInRemote(name)) return remoteLabels[name];
  return areas.find(({ area }) => area === name)?.title ?? capitalise(name);
}

/** "the service catalogue", or "data of Loyalty". */
function nameScope(scope: Scope, areas: Areas): string {
  if (isBuiltInScope(scope)) return scopeLabels[scope];
  const area = areas.find(({ tabs }) => tabs.some(({ scopes }) => scopes.includes(scope)));
  return area ? `data of ${area.title}` : scope;
}

const nameEach = (scopes: readonly Scope[], areas: Areas) =>
  [...new Set(scopes.map((scope) => nameScope(scope, areas)))].join('; ');

/** "Bookings; the service catalogue": what the server would permit or deny. */
export const nameScopes = (scopes: readonly Scope[], areas: Areas = []): string => capitalise(nameEach(scopes, areas));

/** The server data that a tab gives access to. */
export function tabLeadsTo(tab: TabId, areas: Areas = []): string {
  const { scopes } = edgeOf(tab, areas);
  return scopes.length > 0 ? `Opens: ${nameEach(scopes, areas)}.` : 'Opens no data.';
}

const figures = new Intl.NumberFormat('en');
export const formatUserCount = (count: number) => `${figures.format(count)} ${count === 1 ? 'person' : 'people'}`;

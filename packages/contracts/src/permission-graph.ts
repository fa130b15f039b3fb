import type { z } from 'zod';
import { remoteSlug, scopeSlug } from './slug';
import { type BuiltInTab, isBuiltInTab, type TabId, tabIds } from './tabs';

/** The built-in remotes: one word per area, the same in folders, URLs and federation names. */
export const remoteNames = ['auth', 'admin', 'finance', 'markets', 'marketplace'] as const;
export type BuiltInRemote = (typeof remoteNames)[number];
export const isBuiltInRemote = (name: RemoteName): name is BuiltInRemote => remoteNames.some((one) => one === name);

/** A remote, either built in or of an area that was added later. */
export const RemoteName = /* @__PURE__ */ remoteSlug();
export type RemoteName = z.infer<typeof RemoteName>;

/** The built-in scopes, which tabs open on the server. Calls name the scope that they require. */
export const scopes = [
  'finance',
  'markets',
  'favourites',
  'contractors',
  'catalogue',
  'messages',
  'bookings',
  'map',
  'profile',
  'admin',
] as const;
export type BuiltInScope = (typeof scopes)[number];
export const isBuiltInScope = (scope: Scope): scope is BuiltInScope => scopes.some((one) => one === scope);

/** A scope, either built in or of an area that was added later. */
export const Scope = /* @__PURE__ */ scopeSlug();
export type Scope = z.infer<typeof Scope>;

interface TabEdge {
  /** The remote that renders the tab; the shell itself renders tabs without one. */
  readonly remote?: RemoteName;
  readonly scopes: readonly Scope[];
}

/** The part of an area's manifest that the permission graph needs. */
export interface AreaEdges {
  /** Also the name of its remote. */
  readonly area: RemoteName;
  readonly tabs: readonly { readonly id: TabId; readonly scopes: readonly Scope[] }[];
}

/**
 * The built-in part of the permission graph: tab → remote → scopes. A user without a tab has no access to what only
 * that tab opens.
 */
export const permissionGraph: Record<
  BuiltInTab,
  { readonly remote?: BuiltInRemote; readonly scopes: readonly BuiltInScope[] }
> = {
  overview: { remote: 'finance', scopes: ['finance'] },
  markets: { remote: 'markets', scopes: ['markets', 'favourites'] },
  finance_manager: { remote: 'finance', scopes: ['finance'] },
  contractors: { remote: 'marketplace', scopes: ['contractors', 'catalogue'] },
  messages: { remote: 'marketplace', scopes: ['messages'] },
  bookings: { remote: 'marketplace', scopes: ['bookings', 'catalogue'] },
  profile: { remote: 'auth', scopes: ['profile'] },
  map: { remote: 'marketplace', scopes: ['map'] },
  placeholder1: { scopes: [] },
  placeholder2: { scopes: [] },
  placeholder3: { scopes: [] },
  placeholder4: { scopes: [] },
  placeholder5: { scopes: [] },
  admin: { remote: 'admin', scopes: ['admin'] },
};

/** All tabs, in the order of the tab strip. */
export const allTabs = (areas: readonly AreaEdges[] = []): TabId[] => [
  ...tabIds,
  ...areas.flatMap(({ tabs }) => tabs.map(({ id }) => id)),
];

/** The remote and scopes of a tab; none for a tab that is neither built in nor of these areas. */
export function edgeOf(tab: TabId, areas: readonly AreaEdges[] = []): TabEdge {
  if (isBuiltInTab(tab)) return permissionGraph[tab];
  const area = areas.find(({ tabs }) => tabs.some(({ id }) => id === tab));
  const scopes = area?.tabs.find(({ id }) => id === tab)?.scopes ?? [];
  return area ? { remote: area.area, scopes } : { scopes };
}

/** The tabs that open the scope; one of them is enough. Tabs of an area never open built-in scopes. */
export function tabsThatOpen(scope: Scope, areas: readonly AreaEdges[] = []): TabId[] {
  const everyTab = isBuiltInScope(scope) ? tabIds : allTabs(areas);
  return everyTab.filter((tab) => edgeOf(tab, areas).scopes.includes(scope));
}

/** The tabs that a remote renders. */
export function tabsOfRemote(remote: RemoteName, areas: readonly AreaEdges[] = []): TabId[] {
  return allTabs(areas).filter((tab) => edgeOf(tab, areas).remote === remote);
}

/**
 * The remotes of these tabs, each with the tabs that it may render here. The auth remote is always included, as it
 * contains the public sign-in pages; without a session it is the only one.
 */
export function remotesFor(
  tabs: readonly TabId[],
  areas: readonly AreaEdges[] = [],
): { name: RemoteName; tabs: TabId[] }[] {
  return [...remoteNames, ...areas.map(({ area }) => area)]
    .map((name) => ({ name, tabs: tabsOfRemote(name, areas).filter((tab) => tabs.includes(tab)) }))
    .filter(({ name, tabs: own }) => name === 'auth' || own.length > 0);
}

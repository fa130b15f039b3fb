import type { z } from 'zod';
import { remoteSlug, scopeSlug } from './slug';
import { type BuiltInTab, isBuiltInTab, type TabId, tabIds } from './tabs';

/** The remotes that are built in: one word per area, the same in folders, URLs and federation names. */
export const remoteNames = ['auth', 'admin', 'finance', 'markets', 'marketplace'] as const;
export type BuiltInRemote = (typeof remoteNames)[number];
export const isBuiltInRemote = (name: RemoteName): name is BuiltInRemote => remoteNames.some((one) => one === name);

/** A remote, built in or of an area that came later. */
export const RemoteName = /* @__PURE__ */ remoteSlug();
export type RemoteName = z.infer<typeof RemoteName>;

/** What the built-in tabs open on the server. Calls name the scope that they need. */
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

/** What a tab opens on the server, built in or of an area that came later. */
export const Scope = /* @__PURE__ */ scopeSlug();
export type Scope = z.infer<typeof Scope>;

interface TabEdge {
  /** The remote that draws the tab; the shell draws those without one. */
  readonly remote?: RemoteName;
  readonly scopes: readonly Scope[];
}

/** What the permission graph needs of an area that is not built in. */
export interface AreaEdges {
  /** Its remote. */
  readonly area: RemoteName;
  readonly tabs: readonly { readonly id: TabId; readonly scopes: readonly Scope[] }[];
}

/**
 * The permission graph as far as it is built in: tab → remote → API scopes. Taking a tab away closes what only it leads
 * to.
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

/** Every tab that there is, in the order of the tab bar. */
export const allTabs = (areas: readonly AreaEdges[] = []): TabId[] => [
  ...tabIds,
  ...areas.flatMap(({ tabs }) => tabs.map(({ id }) => id)),
];

/** Where a tab leads; nowhere for one that is neither built in nor of these areas. */
export function edgeOf(tab: TabId, areas: readonly AreaEdges[] = []): TabEdge {
  if (isBuiltInTab(tab)) return permissionGraph[tab];
  const area = areas.find(({ tabs }) => tabs.some(({ id }) => id === tab));
  const scopes = area?.tabs.find(({ id }) => id === tab)?.scopes ?? [];
  return area ? { remote: area.area, scopes } : { scopes };
}

/** The tabs any one of which opens the scope. What is built in is opened by no tab of an area. */
export function tabsThatOpen(scope: Scope, areas: readonly AreaEdges[] = []): TabId[] {
  const everyTab = isBuiltInScope(scope) ? tabIds : allTabs(areas);
  return everyTab.filter((tab) => edgeOf(tab, areas).scopes.includes(scope));
}

/** The tabs that a remote draws. */
export function tabsOfRemote(remote: RemoteName, areas: readonly AreaEdges[] = []): TabId[] {
  return allTabs(areas).filter((tab) => edgeOf(tab, areas).remote === remote);
}

/**
 * The remotes that these tabs lead to, each with the tabs it may draw here. The auth remote is always there:
 * it holds the public sign-in pages, so it is the only one without a session.
 */
export function remotesFor(
  tabs: readonly TabId[],
  areas: readonly AreaEdges[] = [],
): { name: RemoteName; tabs: TabId[] }[] {
  return [...remoteNames, ...areas.map(({ area }) => area)]
    .map((name) => ({ name, tabs: tabsOfRemote(name, areas).filter((tab) => tabs.includes(tab)) }))
    .filter(({ name, tabs: own }) => name === 'auth' || own.length > 0);
}

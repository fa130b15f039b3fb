import { z } from 'zod';
import { type TabId, tabIds } from './tabs';

/** The remotes: one word per area, the same in folders, URLs and federation names. */
export const remoteNames = ['auth', 'admin', 'finance', 'markets', 'marketplace'] as const;
export const RemoteName = /* @__PURE__ */ z.enum(remoteNames);
export type RemoteName = z.infer<typeof RemoteName>;

/** What a tab opens on the server. Calls name the scope that they need. */
export const Scope = /* @__PURE__ */ z.enum([
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
]);
export type Scope = z.infer<typeof Scope>;

interface TabEdge {
  /** The remote that draws the tab; the shell draws those without one. */
  readonly remote?: RemoteName;
  readonly scopes: readonly Scope[];
}

/** The one permission graph: tab → remote → API scopes. Taking a tab away closes what only it leads to. */
export const permissionGraph: Record<TabId, TabEdge> = {
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

/** The tabs any one of which opens the scope. */
export function tabsThatOpen(scope: Scope): TabId[] {
  return tabIds.filter((tab) => permissionGraph[tab].scopes.includes(scope));
}

/** The tabs that a remote draws. */
export function tabsOfRemote(remote: RemoteName): TabId[] {
  return tabIds.filter((tab) => permissionGraph[tab].remote === remote);
}

/**
 * The remotes that these tabs lead to, each with the tabs it may draw here. The auth remote is always there:
 * it holds the public sign-in pages, so it is the only one without a session.
 */
export function remotesFor(tabs: readonly TabId[]): { name: RemoteName; tabs: TabId[] }[] {
  return remoteNames
    .map((name) => ({ name, tabs: tabsOfRemote(name).filter((tab) => tabs.includes(tab)) }))
    .filter(({ name, tabs: own }) => name === 'auth' || own.length > 0);
}

import { edgeOf, isBuiltInRemote, type RemoteName, tabsOfRemote } from '@plaza/contracts/permission-graph';
import type { AreaManifest } from '@plaza/contracts/registry/areas';
import type { RemoteCalls } from '@plaza/contracts/registry/remote-calls';
import { type Role, roles } from '@plaza/contracts/roles';
import type { TabId, TabPermissions } from '@plaza/contracts/tabs';
import { compareValues } from '@plaza/ui';
import { nameRemotes } from '../../tab-permissions/labels/permission-labels';
import type { NodeKind } from './graph-layout';

export interface GraphNode {
  readonly kind: NodeKind;
  /** A service, the first segments of a path, a remote or a role. */
  readonly name: string;
}

export interface Platform {
  readonly remotes: readonly RemoteCalls[];
  readonly permissions: TabPermissions;
  readonly areas: readonly AreaManifest[];
}

type RemoteCall = RemoteCalls['calls'][number];

/** The route prefix by which the gateway routes a call: `/api/v1/bookings` for `GET /api/v1/bookings/:id`. */
export const routeOf = ({ route }: Pick<RemoteCall, 'route'>): string =>
  (route.split(' ')[1] ?? '').split('/', 4).join('/');

const rolesWith = (tabs: readonly TabId[], { permissions }: Platform) =>
  roles.filter((role) => permissions[role].some((tab) => tabs.includes(tab)));

/** The nodes of each kind, sorted by their labels; roles keep their own order. */
export function nodesOf(platform: Platform): Record<NodeKind, string[]> {
  const calls = platform.remotes.flatMap((remote) => remote.calls);
  const sorted = (names: string[], label = (name: string) => name) =>
    [...new Set(names)].sort((one, other) => compareValues(label(one), label(other)));
  return {
    service: sorted(calls.map(({ service }) => service)),
    route: sorted(calls.map(routeOf)),
    remote: sorted(
      platform.remotes.map(({ name }) => name),
      (name) => nameRemotes([name], platform.areas),
    ),
    role: [...roles],
  };
}

/** The links between nodes of neighbouring kinds. */
export function linksOf(platform: Platform): [GraphNode, GraphNode][] {
  const links = new Map<string, [GraphNode, GraphNode]>();
  const link = (from: GraphNode, to: GraphNode) => links.set([from, to].map(keyOf).join(), [from, to]);
  for (const { name, calls } of platform.remotes) {
    const remote = { kind: 'remote', name } as const;
    for (const made of calls) {
      const route = { kind: 'route', name: routeOf(made) } as const;
      link({ kind: 'service', name: made.service }, route);
      link(route, remote);
    }
    for (const role of rolesOfRemote(name, platform)) link(remote, { kind: 'role', name: role });
  }
  return [...links.values()];
}

export const keyOf = ({ kind, name }: GraphNode): string => `${kind} ${name}`;

/** All roles use the auth remote, because it contains the sign-in pages. */
function rolesOfRemote(name: RemoteName, platform: Platform): Role[] {
  return name === 'auth' ? [...roles] : rolesWith(tabsOfRemote(name, platform.areas), platform);
}

/** The consequences of the failure of one node. */
export interface Blast {
  /** Tabs that lose their main function. */
  readonly stopped: readonly TabId[];
  /** Tabs that still work, but lack some data. */
  readonly limited: readonly TabId[];
  /** Whether nobody can sign in. */
  readonly stopsSigningIn: boolean;
  readonly roles: readonly Role[];
  /** The keys of all affected nodes, including the failed one. */
  readonly touched: ReadonlySet<string>;
}

/** What stops when a service, a route or a remote fails; for a role, the nodes that it depends on. */
export function blastOf(node: GraphNode, platform: Platform): Blast {
  const hits = platform.remotes.map((remote) => hitOn(remote, node, platform)).filter((hit) => hit !== undefined);
  const stopped = hits.flatMap((hit) => hit.stopped);
  const limited = hits.flatMap((hit) => hit.limited);
  const stopsSigningIn = hits.some(
    ({ name, failed }) => name === 'auth' && (node.kind === 'remote' || failed.some(signsIn)),
  );
  const reached = stopsSigningIn ? [...roles] : rolesWith([...stopped, ...limited], platform);
  const ofRole = node.kind === 'role';
  const touched = new Set([keyOf(node)]);
  for (const { name, failed } of hits) {
    touched.add(keyOf({ kind: 'remote', name }));
    for (const made of failed) {
      touched.add(keyOf({ kind: 'route', name: routeOf(made) }));
      touched.add(keyOf({ kind: 'service', name: made.service }));
    }
  }
  if (!ofRole) for (const role of reached) touched.add(keyOf({ kind: 'role', name: role }));
  return { stopped, limited, stopsSigningIn, roles: ofRole ? [] : reached, touched };
}

const signsIn = ({ route }: RemoteCall) => route === 'POST /api/v1/auth/signin';

interface Hit extends Pick<Blast, 'stopped' | 'limited'> {
  readonly name: RemoteName;
  /** The failing calls of the remote; for a remote or a role, all calls that the remote makes. */
  readonly failed: readonly RemoteCall[];
}

function hitOn({ name, calls }: RemoteCalls, node: GraphNode, platform: Platform): Hit | undefined {
  const tabs = tabsOfRemote(name, platform.areas);
  if (node.kind === 'role') {
    const has = rolesOfRemote(name, platform).some((role) => role === node.name);
    return has ? { name, failed: calls, stopped: [], limited: [] } : undefined;
  }
  if (node.kind === 'remote')
    return node.name === name ? { name, failed: calls, stopped: tabs, limited: [] } : undefined;
  const failed = calls.filter((made) => (node.kind === 'service' ? made.service : routeOf(made)) === node.name);
  if (failed.length === 0) return undefined;
  const opened = (tab: TabId) => edgeOf(tab, platform.areas).scopes;
  // The scopes of the calls that an area makes to its own service are unknown: each of its tabs grants them.
  const isOwn = ({ service }: RemoteCall) => !isBuiltInRemote(name) && service === name;
  const isStopped = (tab: TabId) =>
    failed.some((made) => isOwn(made) || (made.scope !== null && opened(tab).includes(made.scope)));
  const stopped = tabs.filter(isStopped);
  const hasOpenCalls = failed.some((made) => made.scope === null && !isOwn(made));
  return { name, failed, stopped, limited: hasOpenCalls ? tabs.filter((tab) => !isStopped(tab)) : [] };
}

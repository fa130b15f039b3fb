import { PermissionsSnapshot } from '@plaza/contracts/internal/identity';
import { limits } from '@plaza/contracts/limits';
import type { ApprovedArea } from '@plaza/contracts/registry/areas';
import type { Role } from '@plaza/contracts/roles';
import type { TabId, TabPermissions } from '@plaza/contracts/tabs';
import type { Bus } from '../bus/bus';
import type { Cache } from '../cache/cache';
import { Unavailable } from '../errors';
import type { Log } from '../logging/log';

/** The cache key that identity deletes when it saves permissions. */
export const permissionsKey = 'permissions';

/** How long a process uses its own copy; events refresh it earlier, and this limit applies if an event is lost. */
const ownCopyMs = 1000;

interface Copy {
  readonly version: number;
  readonly tabs: ReadonlyMap<Role, ReadonlySet<TabId>>;
  readonly areas: readonly ApprovedArea[];
  /** A time of the monotonic clock. */
  at: number;
}

export interface Permissions {
  /** @throws Unavailable while identity cannot be reached and no earlier copy exists */
  tabsOf(role: Role): Promise<ReadonlySet<TabId>>;
  /** @throws Unavailable as above */
  areas(): Promise<readonly ApprovedArea[]>;
  stop(): void;
}

/** @param load loads the snapshot from identity itself */
export function createPermissions(
  load: () => Promise<PermissionsSnapshot>,
  cache: Cache,
  bus: Bus,
  log: Log,
): Permissions {
  let copy: Copy | undefined;
  let atLeast = 0;
  let loading: Promise<void> | undefined;

  const unsubscribe = bus.subscribe('permissions.changed', ({ payload: { version, tabs } }) => {
    atLeast = Math.max(atLeast, version);
    if (!copy) return;
    // All processes receive a change at once: each creates the next version from the event, without a request.
    if (tabs && version === copy.version + 1) copy = { ...copy, version, tabs: withChanges(copy.tabs, tabs) };
    else if (version > copy.version) copy.at = Number.NEGATIVE_INFINITY;
  });

  async function refresh() {
    // Without the bus no event reports that a cached copy is outdated, so the snapshot comes from identity itself.
    let snapshot = bus.connected() ? await cached() : await load();
    // A read during the save may have stored the old snapshot again; the event contains the version that is required.
    if (snapshot.version < atLeast) {
      await cache.drop(permissionsKey);
      snapshot = await cached();
    }
    const { version, permissions } = snapshot;
    const tabs = withChanges(new Map(), permissions);
    atLeast = Math.max(atLeast, version);
    copy = { version, tabs, areas: snapshot.areas, at: performance.now() };
  }

  const times = { freshMs: limits.tabPermissionsTtlMs, staleMs: limits.tabPermissionsTtlMs };
  async function cached(): Promise<PermissionsSnapshot> {
    const { body } = await cache.remember(permissionsKey, times, async () => Buffer.from(JSON.stringify(await load())));
    return PermissionsSnapshot.parse(JSON.parse(body.toString()));
  }

  async function refreshIfStale(): Promise<void> {
    if (copy && performance.now() - copy.at <= ownCopyMs) return;
    loading ??= refresh().finally(() => {
      loading = undefined;
    });
    try {
      await loading;
    } catch (error) {
      if (!copy) throw new Unavailable('identity_unavailable', 'Permissions cannot be checked just now.', error);
      log.warn({ err: error }, 'permissions cannot be fetched; the last known ones stay in effect');
      copy.at = performance.now();
    }
  }

  return {
    async tabsOf(role) {
      await refreshIfStale();
      return copy?.tabs.get(role) ?? new Set();
    },
    async areas() {
      await refreshIfStale();
      return copy?.areas ?? [];
    },
    stop: unsubscribe,
  };
}

function withChanges(tabs: Copy['tabs'], changes: Partial<TabPermissions>): Copy['tabs'] {
  const changed = Object.entries(changes).map(([role, ids]): [Role, ReadonlySet<TabId>] => [
    role as Role,
    new Set(ids),
  ]);
  return new Map([...tabs, ...changed]);
}

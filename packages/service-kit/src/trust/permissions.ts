import { PermissionsSnapshot } from '@plaza/contracts/internal/identity';
import { limits } from '@plaza/contracts/limits';
import type { ApprovedArea } from '@plaza/contracts/registry/areas';
import type { Role } from '@plaza/contracts/roles';
import type { TabId, TabPermissions } from '@plaza/contracts/tabs';
import type { Bus } from '../bus/bus';
import type { Cache } from '../cache/cache';
import { Unavailable } from '../errors';
import type { Log } from '../logging/log';

/** The cache key that identity drops when it saves permissions. */
export const permissionsKey = 'permissions';

/** How long a process trusts its own copy; events renew it sooner, this is the bound when one is lost. */
const ownCopyMs = 1000;

interface Copy {
  readonly version: number;
  readonly tabs: ReadonlyMap<Role, ReadonlySet<TabId>>;
  readonly areas: readonly ApprovedArea[];
  /** By the monotonic clock. */
  at: number;
}

export interface Permissions {
  /** @throws Unavailable while identity cannot be asked and nothing is known from before */
  tabsOf(role: Role): Promise<ReadonlySet<TabId>>;
  /** @throws Unavailable as above */
  areas(): Promise<readonly ApprovedArea[]>;
  stop(): void;
}

/** @param load the snapshot, from identity itself */
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
    // Everybody who hears of a change asks at once: the next version is made of what the event says, and not fetched.
    if (tabs && version === copy.version + 1) copy = { ...copy, version, tabs: withChanges(copy.tabs, tabs) };
    else if (version > copy.version) copy.at = Number.NEGATIVE_INFINITY;
  });

  async function refresh() {
    // Without the bus nobody tells when a kept copy is stale, so identity itself is asked.
    let snapshot = bus.connected() ? await cached() : await load();
    // A reader that raced with the save may have put the old snapshot back; the event tells us which one we need.
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
      log.warn({ err: error }, 'permissions cannot be fetched; the last known ones stay in force');
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

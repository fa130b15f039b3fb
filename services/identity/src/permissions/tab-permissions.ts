import type { PermissionsSnapshot, TabPermissionSettings } from '@plaza/contracts/identity';
import { type Role, roles } from '@plaza/contracts/roles';
import { defaultTabPermissions, type TabId, type TabPermissions, withAdminTabRule } from '@plaza/contracts/tabs';
import type { Cache } from '@plaza/service-kit/cache/cache';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Conflict } from '@plaza/service-kit/errors';
import { outboxEntry } from '@plaza/service-kit/outbox/outbox';
import type { OutboxRelay } from '@plaza/service-kit/outbox/relay';
import { permissionsKey } from '@plaza/service-kit/trust/permissions';
import { type Author, auditRecord, settleAudit } from '../audit/audit';
import type { Background } from '../background';
import { succeeded } from '../succeeded';
import { type StoredTabPermissions, TabPermissionsModel } from './tab-permissions.model';

/** What makes a save take effect everywhere at once. */
export interface Effects {
  readonly cache: Cache;
  readonly relay: OutboxRelay;
  readonly background: Background;
}

type Given = Partial<Record<Role, readonly TabId[]>>;
type Field = 'permissions' | 'defaultPermissions';

const _id = 'current';
/** How often a save without a version tries again when others save at the same moment. */
const maxAttempts = 50;

/** Puts the defaults in place where nothing has been saved yet. */
export async function prepareTabPermissions(): Promise<void> {
  const initial = { permissions: defaultTabPermissions, defaultPermissions: defaultTabPermissions, version: 1 };
  try {
    await TabPermissionsModel.updateOne({ _id }, { $setOnInsert: initial }, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error; // another instance was quicker, with the same
  }
}

const load = (): Promise<StoredTabPermissions> => TabPermissionsModel.findById(_id).orFail().lean();

export async function permissionsSnapshot(): Promise<PermissionsSnapshot> {
  const { version, permissions } = await load();
  return { version, permissions };
}

/** The tabs of a role as they are now, not as a cache knows them: a browser asks when an event has told it to. */
export async function tabsOfRole(role: Role): Promise<TabId[]> {
  return (await load()).permissions[role];
}

export async function readSettings(): Promise<TabPermissionSettings> {
  return toSettings(await load());
}

/**
 * Replaces the tabs of the given roles, in force or by default; roles not given stay. One write holds the change, its
 * version, its event and its audit record. It is decided by the version, so that no two saves overwrite each other unseen.
 * @param expected the version that the author has seen
 * @throws Conflict `permissions_changed` when it is another one by now
 */
export async function saveTabs(
  { field, given, expected }: { field: Field; given: Given; expected?: number | undefined },
  author: Author,
  effects: Effects,
): Promise<TabPermissionSettings> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const stored = await load();
    if (expected !== undefined && expected !== stored.version) break;
    const changed = roles.filter((role) => given[role] && !sameTabs(stored[field][role], tabsFor(role, given)));
    if (changed.length === 0) return toSettings(stored);
    const saved = await writeOver(
      stored,
      field,
      Object.fromEntries(changed.map((role) => [role, tabsFor(role, given)])),
      author,
    );
    if (!saved) continue;
    await effects.cache.drop(permissionsKey);
    await effects.relay.flush();
    // The record is safe beside the change: should it not move on now, the next write or reading moves it.
    await effects.background.run('moving an audit record', settleAudit);
    return toSettings(saved);
  }
  throw new Conflict('permissions_changed', 'Somebody else has changed the permissions. Load them again, then save.');
}

/** Writes unless the document has moved on; then gives null. */
async function writeOver(stored: StoredTabPermissions, field: Field, changes: Partial<TabPermissions>, author: Author) {
  const version = stored.version + 1;
  const changed = roles.filter((role) => changes[role]);
  // Defaults change nobody's tabs: only the screens of those who edit them have to know.
  const inForce = field === 'permissions' ? changed : [];
  const to = { roles: [...new Set<Role>([...inForce, 'admin_high'])] };
  const before = Object.fromEntries(changed.map((role) => [role, stored[field][role]]));
  const action = field === 'permissions' ? 'tab-permissions.save' : 'default-tab-permissions.save';
  return TabPermissionsModel.findOneAndUpdate(
    { _id, version: stored.version },
    {
      $set: { version, [field]: { ...stored[field], ...changes } },
      $push: {
        outbox: outboxEntry('permissions.changed', { version, roles: inForce }, to),
        pendingAudit: auditRecord(author, { target: 'tab_permissions', action, before, after: changes }),
      },
    },
    { returnDocument: 'after' },
  ).lean();
}

const tabsFor = (role: Role, given: Given): TabId[] => withAdminTabRule(role, given[role] ?? []);

const sameTabs = (one: readonly TabId[], other: readonly TabId[]): boolean =>
  one.length === other.length && one.every((tab, index) => tab === other[index]);

function toSettings({ permissions, defaultPermissions, version }: StoredTabPermissions): TabPermissionSettings {
  return { ...succeeded, permissions, defaultPermissions, version };
}

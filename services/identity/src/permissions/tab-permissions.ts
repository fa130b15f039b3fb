import type { PermissionsSnapshot } from '@plaza/contracts/identity';
import { type Role, roles } from '@plaza/contracts/roles';
import type { TabPermissionSettings } from '@plaza/contracts/tab-permissions';
import { defaultTabPermissions, type TabId, withAdminTabRule } from '@plaza/contracts/tabs';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Conflict } from '@plaza/service-kit/errors';
import { succeeded } from '../answers/succeeded';
import type { Author } from '../audit/audit';
import { type Effects, takeEffect } from './publish-save';
import { type StoredTabPermissions, TabPermissionsModel } from './tab-permissions.model';
import { type Given, type Save, writeOver } from './write-version';

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

export const loadTabPermissions = (): Promise<StoredTabPermissions> =>
  TabPermissionsModel.findById(_id).orFail().lean<StoredTabPermissions>();

/** The same, where tabs of some role were to go back by then: asked each second, it costs next to nothing. */
export const loadOverdueTabPermissions = (now: Date): Promise<StoredTabPermissions | null> =>
  TabPermissionsModel.findOne({ _id, 'temporary.until': { $lte: now } }).lean<StoredTabPermissions>();

export async function permissionsSnapshot(): Promise<PermissionsSnapshot> {
  const { version, permissions } = await loadTabPermissions();
  return { version, permissions };
}

/** The tabs of a role as they are now, not as a cache knows them: a browser asks when an event has told it to. */
export async function tabsOfRole(role: Role): Promise<TabId[]> {
  return (await loadTabPermissions()).permissions[role];
}

export async function readSettings(): Promise<TabPermissionSettings> {
  return toSettings(await loadTabPermissions());
}

interface SaveTabs extends Pick<Save, 'field' | 'kind' | 'until'> {
  readonly given: Given;
  /** The version that the author has seen. */
  readonly expected?: number | undefined;
}

/**
 * Replaces the tabs of the given roles, in force or by default; roles not given stay. It is decided by the version, so
 * that no two saves overwrite each other unseen.
 * @throws Conflict `permissions_changed` when the version is another one than was seen
 */
export async function saveTabs(
  { field, given, expected, ...save }: SaveTabs,
  author: Author,
  effects: Effects,
): Promise<TabPermissionSettings> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const stored = await loadTabPermissions();
    if (expected !== undefined && expected !== stored.version) break;
    const changes = { ...changesOf(stored, field, given), ...retimed(stored, field, given, save.until) };
    if (Object.keys(changes).length === 0) return toSettings(stored);
    const saved = await writeOver(stored, { ...save, field, changes }, author);
    if (!saved) continue;
    await takeEffect(effects);
    return toSettings(saved);
  }
  throw new Conflict('permissions_changed', 'Somebody else has changed the permissions. Load them again, then save.');
}

/** What of the given differs from what is stored, the admin tab where its rule puts it. */
export function changesOf(stored: StoredTabPermissions, field: Save['field'], given: Given): Given {
  const changed = roles.flatMap((role) => {
    const tabs = given[role] && withAdminTabRule(role, given[role]);
    return tabs && !sameTabs(stored[field][role], tabs) ? [[role, tabs] as const] : [];
  });
  return Object.fromEntries(changed);
}

/** Tabs that stay as they are, for another time than until now: for good, or for longer. */
function retimed(stored: StoredTabPermissions, field: Save['field'], given: Given, until: Date | undefined): Given {
  const { temporary = [] } = field === 'permissions' ? stored : {};
  const others = temporary.filter((one) => given[one.role] && one.until.getTime() !== until?.getTime());
  return Object.fromEntries(others.map(({ role }) => [role, withAdminTabRule(role, given[role] ?? [])]));
}

const sameTabs = (one: readonly TabId[], other: readonly TabId[]): boolean =>
  one.length === other.length && one.every((tab, index) => tab === other[index]);

export function toSettings(stored: StoredTabPermissions): TabPermissionSettings {
  const { permissions, defaultPermissions, version, temporary = [] } = stored;
  const passing = temporary.map(({ role, until, before }) => ({ role, until: until.toISOString(), before }));
  return { ...succeeded, permissions, defaultPermissions, version, temporary: passing };
}

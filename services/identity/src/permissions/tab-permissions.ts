import type { ShownAreaTab, TabPermissionSettings } from '@plaza/contracts/identity/tab-permissions';
import type { PermissionsSnapshot } from '@plaza/contracts/internal/identity';
import { allTabs } from '@plaza/contracts/permission-graph';
import { type Role, roles } from '@plaza/contracts/roles';
import { defaultTabPermissions, type TabId, withAdminTabRule } from '@plaza/contracts/tabs';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Conflict, InvalidInput } from '@plaza/service-kit/errors';
import { retryOnConflict } from '@plaza/service-kit/retry-on-conflict';
import { successEnvelope } from '../answers/success-envelope';
import type { Author } from '../audit/audit';
import { type PublishDependencies, publishSave } from './publish-save';
import { TabPermissionsModel, type TabPermissionsRecord } from './tab-permissions.model';
import { type Save, type TabChanges, writeVersion } from './write-version';

const _id = 'current';
/** How often a save without an expected version is attempted while others save at the same time. */
const maxAttempts = 50;

/** Stores the default tabs if nothing has been saved yet. */
export async function prepareTabPermissions(): Promise<void> {
  const initial = { permissions: defaultTabPermissions, defaultPermissions: defaultTabPermissions, version: 1 };
  try {
    await TabPermissionsModel.updateOne({ _id }, { $setOnInsert: initial }, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error; // another instance has stored the same
  }
}

export const loadTabPermissions = (): Promise<TabPermissionsRecord> =>
  TabPermissionsModel.findById(_id).orFail().lean<TabPermissionsRecord>();

/**
 * The same document if temporary tabs of a role have expired, else null. It runs every second and costs next to
 * nothing.
 */
export const loadOverdueTabPermissions = (now: Date): Promise<TabPermissionsRecord | null> =>
  TabPermissionsModel.findOne({ _id, 'temporary.until': { $lte: now } }).lean<TabPermissionsRecord>();

export async function permissionsSnapshot(): Promise<PermissionsSnapshot> {
  const { version, permissions, areas = [] } = await loadTabPermissions();
  return { version, permissions, areas };
}

/**
 * Reads the tabs of a role from the database, not from the cache, as browsers ask right after the event of a change.
 * `areaTabs` says how to show those that are not built in.
 */
export async function tabsOfRole(role: Role): Promise<{ tabs: TabId[]; areaTabs: ShownAreaTab[] }> {
  const { permissions, areas = [] } = await loadTabPermissions();
  const tabs = permissions[role];
  const shown = areas.flatMap(({ area, tabs: all }) => all.map(({ id, label, icon }) => ({ id, label, icon, area })));
  return { tabs, areaTabs: shown.filter(({ id }) => tabs.includes(id)) };
}

export async function readSettings(): Promise<TabPermissionSettings> {
  return toSettings(await loadTabPermissions());
}

interface SaveTabs extends Pick<Save, 'field' | 'kind' | 'until'> {
  readonly tabs: TabChanges;
  /** The version that the author has seen. */
  readonly expected?: number | undefined;
}

/**
 * Replaces the tabs of the roles in `tabs`, either those in effect or the defaults; other roles keep theirs. The
 * version ensures that no save overwrites another one unseen.
 * @throws Conflict `permissions_changed` when the stored version is not the expected one, InvalidInput for unknown tabs
 */
export async function saveTabs(
  { field, tabs, expected, ...save }: SaveTabs,
  author: Author,
  dependencies: PublishDependencies,
): Promise<TabPermissionSettings> {
  const attempt = async () => {
    const stored = await loadTabPermissions();
    if (expected !== undefined && expected !== stored.version) throw permissionsChanged();
    // An undo may name tabs of an area that has been removed since; those are left out.
    if (save.kind === 'save') rejectUnknownTabs(stored, field, tabs);
    const changed = changedTabs(stored, field, tabs);
    const changes = { ...changed, ...retimedTabs(stored, { field, tabs, ...save }, changed) };
    if (Object.keys(changes).length === 0) return toSettings(stored);
    const saved = await writeVersion(stored, { ...save, field, changes }, author);
    if (!saved) return undefined;
    await publishSave(dependencies);
    return toSettings(saved);
  };
  return retryOnConflict(attempt, { attempts: maxAttempts, exhausted: permissionsChanged });
}

const permissionsChanged = () =>
  new Conflict('permissions_changed', 'Somebody else has changed the permissions. Load them again, then save.');

/** @throws InvalidInput for tabs that are neither built in nor of an approved area */
export function rejectUnknownTabs({ areas }: TabPermissionsRecord, field: Save['field'], input: TabChanges): void {
  const everyTab = allTabs(areas);
  const details = roles.flatMap((role) => {
    const unknown = input[role]?.find((tab) => !everyTab.includes(tab));
    return unknown === undefined ? [] : [{ path: `${field}.${role}`, message: `There is no tab ${unknown}.` }];
  });
  const [first] = details;
  if (first) throw new InvalidInput(first.message, details, 'tab_unknown');
}

/** The tabs that differ from the stored ones, with the admin tab where its rule requires it. */
export function changedTabs(stored: TabPermissionsRecord, field: Save['field'], input: TabChanges): TabChanges {
  const changed = roles.flatMap((role) => {
    const tabs = input[role] && withAdminTabRule(role, input[role], allTabs(stored.areas));
    return tabs && !sameTabs(stored[field][role], tabs) ? [[role, tabs] as const] : [];
  });
  return Object.fromEntries(changed);
}

/**
 * The roles whose temporary tabs are saved as they are, to change the time at which they expire. That is meant by an
 * undo, and by a save of such roles alone: one that also names others may just send the tabs of all roles.
 */
function retimedTabs(
  { areas, temporary = [] }: TabPermissionsRecord,
  { field, kind, tabs, until }: Pick<SaveTabs, 'field' | 'kind' | 'tabs' | 'until'>,
  changed: TabChanges,
): TabChanges {
  if (field !== 'permissions') return {};
  const isTemporary = (role: Role) => temporary.some((one) => one.role === role);
  const named = roles.filter((role) => tabs[role]);
  if (kind !== 'undo' && !named.every((role) => isTemporary(role) && !changed[role])) return {};
  const everyTab = allTabs(areas);
  const retimed = temporary.filter((one) => tabs[one.role] && one.until.getTime() !== until?.getTime());
  return Object.fromEntries(retimed.map(({ role }) => [role, withAdminTabRule(role, tabs[role] ?? [], everyTab)]));
}

const sameTabs = (one: readonly TabId[], other: readonly TabId[]): boolean =>
  one.length === other.length && one.every((tab, index) => tab === other[index]);

export function toSettings(stored: TabPermissionsRecord): TabPermissionSettings {
  const { permissions, defaultPermissions, version, temporary = [], areas = [] } = stored;
  const expiring = temporary.map(({ role, until, before }) => ({ role, until: until.toISOString(), before }));
  return { ...successEnvelope, permissions, defaultPermissions, version, temporary: expiring, areas };
}

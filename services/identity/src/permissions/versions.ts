import type { TabPermissionSettings, TabPermissionVersion } from '@plaza/contracts/identity/tab-permissions';
import type { TabId } from '@plaza/contracts/tabs';
import { NotFound } from '@plaza/service-kit/errors';
import type { Author } from '../audit/audit';
import { findUserNames } from '../users/user-names';
import type { PublishDependencies } from './publish-save';
import { loadTabPermissions, saveTabs } from './tab-permissions';
import type { VersionRecord } from './tab-permissions.model';

/** The stored versions, newest first. */
export async function listVersions(): Promise<TabPermissionVersion[]> {
  const { history = [] } = await loadTabPermissions();
  const names = await findUserNames(history.flatMap(({ actorId }) => actorId ?? []));
  return history.toReversed().map((entry) => toVersion(entry, names));
}

/**
 * Restores the tabs that a version replaced, as a new version.
 * @throws NotFound `version_not_found` for one that is no longer stored
 */
export async function undoVersion(
  version: number,
  author: Author,
  dependencies: PublishDependencies,
): Promise<TabPermissionSettings> {
  const { history = [] } = await loadTabPermissions();
  const entry = history.find((one) => one.version === version);
  if (!entry) throw new NotFound('version_not_found', 'This version is no longer kept.');
  const tabs = Object.fromEntries(entry.changes.map(({ role, before }) => [role, before]));
  return saveTabs({ field: 'permissions', kind: 'undo', tabs }, author, dependencies);
}

function toVersion(entry: VersionRecord, names: ReadonlyMap<string, { name: string }>): TabPermissionVersion {
  const { version, at, actorId, kind, changes, until } = entry;
  const beyond = (tabs: readonly TabId[], others: readonly TabId[]) => tabs.filter((tab) => !others.includes(tab));
  return {
    version,
    kind,
    at: at.toISOString(),
    until: until?.toISOString() ?? null,
    actor: actorId === null ? null : { id: actorId, name: names.get(actorId)?.name ?? '' },
    changes: changes.map(({ role, before, after }) => ({
      role,
      added: beyond(after, before),
      removed: beyond(before, after),
    })),
  };
}

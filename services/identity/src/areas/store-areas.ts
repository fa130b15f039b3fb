import { isDeepStrictEqual } from 'node:util';
import { allTabs } from '@plaza/contracts/permission-graph';
import type { ApprovedArea } from '@plaza/contracts/registry/areas';
import { type Role, roles } from '@plaza/contracts/roles';
import { isBuiltInTab, type TabId, type TabPermissions } from '@plaza/contracts/tabs';
import { outboxEntry } from '@plaza/service-kit/outbox/outbox';
import { retryOnConflict } from '@plaza/service-kit/retry-on-conflict';
import { createAuditRecord } from '../audit/audit';
import { type PublishDependencies, publishSave } from '../permissions/publish-save';
import { loadTabPermissions } from '../permissions/tab-permissions';
import {
  maxVersions,
  TabPermissionsModel,
  type TabPermissionsRecord,
  type VersionRecord,
} from '../permissions/tab-permissions.model';

const attempts = 50;
/** The actor of changes that areas themselves cause. The id belongs to no user; the audit shows the name. */
const areas = { id: '00000000-0000-0000-0000-000000000000', role: 'admin_high', name: 'Areas' } as const;

/**
 * Stores the areas in the same document as the tabs of the roles. Tabs that no longer exist, because their area was
 * removed or approved again or because a release dropped them, are removed from every role in the same write.
 */
export async function storeAreas(served: readonly ApprovedArea[], dependencies: PublishDependencies): Promise<void> {
  const saved = await retryOnConflict(
    async () => {
      const stored = await loadTabPermissions();
      return isDeepStrictEqual(stored.areas ?? [], served) ? 'unchanged' : writeAreas(stored, served);
    },
    { attempts },
  );
  if (saved !== 'unchanged') await publishSave(dependencies);
}

async function writeAreas(stored: TabPermissionsRecord, served: readonly ApprovedArea[]) {
  const { areas: before = [], permissions, defaultPermissions, temporary = [] } = stored;
  const version = stored.version + 1;
  const isRemaining = remainingTabs(before, served);
  const remainingOf = (tabs: readonly TabId[]) =>
    allTabs(served).filter((tab) => tabs.includes(tab) && isRemaining(tab));
  const ofRoles = (tabs: TabPermissions) =>
    Object.fromEntries(roles.map((role) => [role, remainingOf(tabs[role])])) as TabPermissions;
  const losing = roles.filter((role) => !permissions[role].every(isRemaining));
  const holding = roles.filter((role) => permissions[role].some((tab) => !isBuiltInTab(tab)));
  // Labels and icons may have changed: users with such a tab load them again, and so do the screens that edit tabs.
  const to = { roles: [...new Set<Role>([...holding, 'admin_high'])] };
  const after = ofRoles(permissions);
  return TabPermissionsModel.findOneAndUpdate(
    { _id: stored._id, version: stored.version },
    {
      $set: {
        version,
        areas: served,
        permissions: after,
        defaultPermissions: ofRoles(defaultPermissions),
        temporary: temporary.map((one) => ({ ...one, before: remainingOf(one.before) })),
      },
      $push: {
        outbox: outboxEntry('permissions.changed', { version, roles: holding }, to),
        ...(losing.length > 0 ? await traceOf(version, losing, permissions, after) : {}),
      },
    },
    { returnDocument: 'after' },
  ).lean<TabPermissionsRecord>();
}

/** A test for the tabs that remain: built-in ones, and those of an area whose approval is still the same. */
function remainingTabs(before: readonly ApprovedArea[], after: readonly ApprovedArea[]): (tab: TabId) => boolean {
  const same = after.flatMap(({ approval, tabs }) => {
    const earlier = before.find((area) => area.approval === approval);
    return tabs.filter(({ id }) => earlier?.tabs.some((tab) => tab.id === id)).map(({ id }) => id);
  });
  const remaining = new Set(same);
  return (tab) => isBuiltInTab(tab) || remaining.has(tab);
}

/** The trace of tabs that roles lost: a version, which can be undone if the tabs return, and an audit record. */
async function traceOf(version: number, losing: readonly Role[], before: TabPermissions, after: TabPermissions) {
  const at = new Date();
  const ofLosing = (tabs: TabPermissions) => Object.fromEntries(losing.map((role) => [role, tabs[role]]));
  const change = {
    target: 'tab_permissions',
    action: 'tab-permissions.area',
    before: ofLosing(before),
    after: ofLosing(after),
  };
  const record = await createAuditRecord({ caller: areas, requestId: 'areas' }, change);
  const entry: VersionRecord = {
    version,
    at,
    actorId: null,
    kind: 'area',
    until: null,
    changes: losing.map((role) => ({ role, before: before[role], after: after[role] })),
  };
  return {
    history: { $each: [entry], $slice: -maxVersions },
    pendingAudit: { ...record, actor: { ...record.actor, name: areas.name } },
  };
}

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
/** Nobody's id: what the areas themselves bring about is in the audit under this name. */
const areas = { id: '00000000-0000-0000-0000-000000000000', role: 'admin_high', name: 'Areas' } as const;

/**
 * Keeps which areas there are beside the tabs that roles have. Tabs that are there no more, as their area went or came
 * anew, or as a release dropped them, are taken from every role in the same write.
 */
export async function storeAreas(served: readonly ApprovedArea[], dependencies: PublishDependencies): Promise<void> {
  const saved = await retryOnConflict(
    async () => {
      const stored = await loadTabPermissions();
      return isDeepStrictEqual(stored.areas ?? [], served) ? 'as it was' : writeAreas(stored, served);
    },
    { attempts },
  );
  if (saved !== 'as it was') await publishSave(dependencies);
}

async function writeAreas(stored: TabPermissionsRecord, served: readonly ApprovedArea[]) {
  const { areas: before = [], permissions, defaultPermissions, temporary = [] } = stored;
  const version = stored.version + 1;
  const isKept = remainingTabs(before, served);
  const kept = (tabs: readonly TabId[]) => allTabs(served).filter((tab) => tabs.includes(tab) && isKept(tab));
  const ofRoles = (tabs: TabPermissions) =>
    Object.fromEntries(roles.map((role) => [role, kept(tabs[role])])) as TabPermissions;
  const losing = roles.filter((role) => !permissions[role].every(isKept));
  const holding = roles.filter((role) => permissions[role].some((tab) => !isBuiltInTab(tab)));
  // Labels and icons may be others: whoever holds such a tab asks anew, and so do the screens that edit them.
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
        temporary: temporary.map((one) => ({ ...one, before: kept(one.before) })),
      },
      $push: {
        outbox: outboxEntry('permissions.changed', { version, roles: holding }, to),
        ...(losing.length > 0 ? await traceOf(version, losing, permissions, after) : {}),
      },
    },
    { returnDocument: 'after' },
  ).lean<TabPermissionsRecord>();
}

/** Tabs that are built in, and those of an area that is still in by the same decision. */
function remainingTabs(before: readonly ApprovedArea[], after: readonly ApprovedArea[]): (tab: TabId) => boolean {
  const same = after.flatMap(({ approval, tabs }) => {
    const earlier = before.find((area) => area.approval === approval);
    return tabs.filter(({ id }) => earlier?.tabs.some((tab) => tab.id === id)).map(({ id }) => id);
  });
  const kept = new Set(same);
  return (tab) => isBuiltInTab(tab) || kept.has(tab);
}

/** What tells later that roles lost tabs: a version that can be undone should the tabs come back, and a record. */
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

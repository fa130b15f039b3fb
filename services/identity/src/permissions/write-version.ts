import { type Role, roles } from '@plaza/contracts/roles';
import type { TabId } from '@plaza/contracts/tabs';
import { outboxEntry } from '@plaza/service-kit/outbox/outbox';
import { type Author, createAuditRecord } from '../audit/audit';
import {
  maxVersions,
  TabPermissionsModel,
  type TabPermissionsRecord,
  type TemporaryTabsRecord,
  type VersionRecord,
} from './tab-permissions.model';

export type TabChanges = Partial<Record<Role, readonly TabId[]>>;

export interface Save {
  readonly field: 'permissions' | 'defaultPermissions';
  readonly kind: VersionRecord['kind'];
  readonly until?: Date | undefined;
  readonly changes: TabChanges;
}

/**
 * Writes the next version. The same write stores the change, its event, its audit record and, for the tabs in effect,
 * what an undo needs.
 * @returns null when another version was written after `stored` was read
 */
export async function writeVersion(stored: TabPermissionsRecord, save: Save, author: Author) {
  const { field, changes } = save;
  const version = stored.version + 1;
  const changed = roles.filter((role) => changes[role]);
  // Defaults change no user's tabs: only the screens that edit them need the event.
  const inForce = field === 'permissions' ? changed : [];
  const to = { roles: [...new Set<Role>([...inForce, 'admin_high'])] };
  const before = Object.fromEntries(changed.map((role) => [role, stored[field][role]]));
  const change = { target: 'tab_permissions', action: toAction(save), before, after: toAuditedValues(save) };
  const record = await createAuditRecord(author, change);
  return TabPermissionsModel.findOneAndUpdate(
    { _id: stored._id, version: stored.version },
    {
      $set: {
        version,
        [field]: { ...stored[field], ...changes },
        ...(field === 'permissions' ? { temporary: temporaryAfter(stored, save, author) } : {}),
      },
      $push: {
        outbox: outboxEntry('permissions.changed', { version, roles: inForce, tabs: tabsOf(inForce, changes) }, to),
        pendingAudit: record,
        ...(field === 'permissions' ? { history: appended(toVersionRecord(stored, version, save, author)) } : {}),
      },
    },
    { returnDocument: 'after' },
  ).lean<TabPermissionsRecord>();
}

const tabsOf = (some: readonly Role[], changes: TabChanges) =>
  Object.fromEntries(some.map((role) => [role, [...(changes[role] ?? [])]]));

const appended = (entry: VersionRecord) => ({ $each: [entry], $slice: -maxVersions });

const toAction = ({ field, kind }: Save): string =>
  field === 'permissions' ? `tab-permissions.${kind}` : 'default-tab-permissions.save';

const toAuditedValues = ({ changes, until }: Save) => (until ? { ...changes, until: until.toISOString() } : changes);

function toVersionRecord(stored: TabPermissionsRecord, version: number, save: Save, { caller }: Author): VersionRecord {
  const { kind, until = null, changes } = save;
  return {
    version,
    kind,
    until,
    at: new Date(),
    actorId: kind === 'expiry' ? null : caller.id,
    changes: roles.flatMap((role) => {
      const after = changes[role];
      return after ? [{ role, before: stored.permissions[role], after: [...after] }] : [];
    }),
  };
}

/**
 * The tabs of a saved role are no longer temporary unless this save sets `until`. After several temporary saves in a
 * row, the role returns to the tabs before the first of them.
 */
function temporaryAfter(stored: TabPermissionsRecord, save: Save, { caller }: Author): TemporaryTabsRecord[] {
  const { temporary = [] } = stored;
  const others = temporary.filter(({ role }) => !save.changes[role]);
  const { until } = save;
  if (!until) return others;
  const added = roles.filter((role) => save.changes[role]);
  const by = { id: caller.id, role: caller.role };
  return [
    ...others,
    ...added.map((role) => {
      const begun = temporary.find((one) => one.role === role);
      return { role, until, before: begun?.before ?? stored.permissions[role], by };
    }),
  ];
}

import { type Role, roles } from '@plaza/contracts/roles';
import type { TabId } from '@plaza/contracts/tabs';
import { outboxEntry } from '@plaza/service-kit/outbox/outbox';
import { type Author, auditRecord } from '../audit/audit';
import {
  type StoredTabPermissions,
  type StoredTemporary,
  type StoredVersion,
  TabPermissionsModel,
} from './tab-permissions.model';

export type Given = Partial<Record<Role, readonly TabId[]>>;

export interface Save {
  readonly field: 'permissions' | 'defaultPermissions';
  readonly kind: StoredVersion['kind'];
  readonly until?: Date | undefined;
  readonly changes: Given;
}

const keptVersions = 50;

/**
 * Writes unless the document has moved on; then gives null. One write holds the change, its version, its event, its
 * audit record and, for tabs in force, what it takes to undo it.
 */
export async function writeOver(stored: StoredTabPermissions, save: Save, author: Author) {
  const { field, changes } = save;
  const version = stored.version + 1;
  const changed = roles.filter((role) => changes[role]);
  // Defaults change nobody's tabs: only the screens of those who edit them have to know.
  const inForce = field === 'permissions' ? changed : [];
  const to = { roles: [...new Set<Role>([...inForce, 'admin_high'])] };
  const before = Object.fromEntries(changed.map((role) => [role, stored[field][role]]));
  const told = { target: 'tab_permissions', action: actionOf(save), before, after: auditedAfter(save) };
  const record = await auditRecord(author, told);
  return TabPermissionsModel.findOneAndUpdate(
    { _id: stored._id, version: stored.version },
    {
      $set: {
        version,
        [field]: { ...stored[field], ...changes },
        ...(field === 'permissions' ? { temporary: temporaryAfter(stored, save, author) } : {}),
      },
      $push: {
        outbox: outboxEntry('permissions.changed', { version, roles: inForce }, to),
        pendingAudit: record,
        ...(field === 'permissions' ? { history: kept(versionOf(stored, version, save, author)) } : {}),
      },
    },
    { returnDocument: 'after' },
  ).lean<StoredTabPermissions>();
}

const kept = (entry: StoredVersion) => ({ $each: [entry], $slice: -keptVersions });

const actionOf = ({ field, kind }: Save): string =>
  field === 'permissions' ? `tab-permissions.${kind}` : 'default-tab-permissions.save';

const auditedAfter = ({ changes, until }: Save) => (until ? { ...changes, until: until.toISOString() } : changes);

function versionOf(stored: StoredTabPermissions, version: number, save: Save, { caller }: Author): StoredVersion {
  const { kind, until = null, changes } = save;
  return {
    ...{ version, kind, until, at: new Date(), actorId: kind === 'expiry' ? null : caller.id },
    changes: roles.flatMap((role) => {
      const after = changes[role];
      return after ? [{ role, before: stored.permissions[role], after: [...after] }] : [];
    }),
  };
}

/** A role that is saved again is no longer temporary, unless this save says so; it still goes back to where it began. */
function temporaryAfter(stored: StoredTabPermissions, save: Save, { caller }: Author): StoredTemporary[] {
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

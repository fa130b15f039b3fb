import type { Role } from '@plaza/contracts/roles';
import type { TabPermissionVersion } from '@plaza/contracts/tab-permissions';
import type { TabId, TabPermissions } from '@plaza/contracts/tabs';
import { type OutboxEntry, outboxField, outboxIndex } from '@plaza/service-kit/outbox/outbox';
import { Schema } from 'mongoose';
import { pendingAuditField, pendingAuditIndex, type StoredAuditRecord } from '../audit/audit-record.model';
import { database } from '../database';

/** A save of tabs in force: what it changed, so that it can be undone. */
export interface StoredVersion {
  version: number;
  at: Date;
  /** Nobody where tabs went back by themselves. */
  actorId: string | null;
  kind: TabPermissionVersion['kind'];
  changes: { role: Role; before: TabId[]; after: TabId[] }[];
  until: Date | null;
}

/** Tabs of a role that go back to what they were before, and who said so. */
export interface StoredTemporary {
  role: Role;
  until: Date;
  before: TabId[];
  by: { id: string; role: Role };
}

/** One document for all roles, so that a save is one write: the tabs, the version, its event and its audit record. */
export interface StoredTabPermissions {
  _id: string;
  permissions: TabPermissions;
  defaultPermissions: TabPermissions;
  version: number;
  history?: StoredVersion[];
  temporary?: StoredTemporary[];
  outbox?: OutboxEntry[];
  pendingAudit?: StoredAuditRecord[];
}

const schema = new Schema<StoredTabPermissions>(
  {
    _id: { type: String, required: true },
    permissions: { type: Schema.Types.Mixed, required: true },
    defaultPermissions: { type: Schema.Types.Mixed, required: true },
    version: { type: Number, required: true },
    history: { type: [Schema.Types.Mixed], default: undefined },
    temporary: { type: [Schema.Types.Mixed], default: undefined },
    outbox: outboxField,
    pendingAudit: pendingAuditField,
  },
  { minimize: false },
);
schema.index(...outboxIndex);
schema.index(...pendingAuditIndex);

export const tabPermissionsCollection = 'tab_permissions';
export const TabPermissionsModel = database.model('TabPermissions', schema, tabPermissionsCollection);

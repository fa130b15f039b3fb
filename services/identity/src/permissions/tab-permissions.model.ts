import type { TabPermissions } from '@plaza/contracts/tabs';
import { type OutboxEntry, outboxField, outboxIndex } from '@plaza/service-kit/outbox/outbox';
import { Schema } from 'mongoose';
import { pendingAuditField, pendingAuditIndex, type StoredAuditRecord } from '../audit/audit-record.model';
import { database } from '../database';

/** One document for all roles, so that a save is one write: the tabs, the version, its event and its audit record. */
export interface StoredTabPermissions {
  _id: string;
  permissions: TabPermissions;
  defaultPermissions: TabPermissions;
  version: number;
  outbox?: OutboxEntry[];
  pendingAudit?: StoredAuditRecord[];
}

const schema = new Schema<StoredTabPermissions>(
  {
    _id: { type: String, required: true },
    permissions: { type: Schema.Types.Mixed, required: true },
    defaultPermissions: { type: Schema.Types.Mixed, required: true },
    version: { type: Number, required: true },
    outbox: outboxField,
    pendingAudit: pendingAuditField,
  },
  { minimize: false },
);
schema.index(...outboxIndex);
schema.index(...pendingAuditIndex);

export const tabPermissionsCollection = 'tab_permissions';
export const TabPermissionsModel = database.model('TabPermissions', schema, tabPermissionsCollection);

import { randomUUID } from 'node:crypto';
import { type Role, roles } from '@plaza/contracts/roles';
import { Schema } from 'mongoose';
import { database } from '../database';

/** One administrative write. Records are added, never changed. */
export interface StoredAuditRecord {
  _id: string;
  at: Date;
  actor: { id: string; role: Role };
  target: string;
  action: string;
  before: unknown;
  after: unknown;
  requestId: string;
}

const fields = {
  _id: { type: String, default: () => randomUUID() },
  at: { type: Date, required: true },
  actor: {
    id: { type: String, required: true },
    role: { type: String, enum: roles, required: true },
  },
  target: { type: String, required: true, maxlength: 100 },
  action: { type: String, required: true, maxlength: 100 },
  before: Schema.Types.Mixed,
  after: Schema.Types.Mixed,
  requestId: { type: String, required: true, maxlength: 64 },
};

const schema = new Schema<StoredAuditRecord>(fields, { minimize: false });
schema.index({ at: -1 });
schema.index({ action: 1, at: -1 });
schema.index({ 'actor.id': 1, at: -1 });
schema.index({ target: 1, at: -1 });
schema.index({ requestId: 1 });

export const AuditRecordModel = database.model('AuditRecord', schema, 'audit_records');

/** The schema field in which a document keeps the records of its own changes until they are in `audit_records`. */
export const pendingAuditField = {
  type: [new Schema<StoredAuditRecord>(fields, { minimize: false })],
  default: undefined,
};
export const pendingAuditIndex = [{ 'pendingAudit._id': 1 }, { sparse: true }] as const;

import { randomUUID } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import { type Role, roles } from '@plaza/contracts/roles';
import { Schema } from 'mongoose';

/** The names of a user; those that are unknown are empty. */
export interface NamedUser {
  customId: string;
  name: string;
  email: string;
}

/** One administrative write. Records are only ever added, and outlive the users whom they name. */
export interface StoredAuditRecord {
  _id: string;
  at: Date;
  actor: { id: string; role: Role } & NamedUser;
  target: string;
  /** The target's name at the time of the write; absent where the target is not a user. */
  targetNamed?: NamedUser;
  action: string;
  before: unknown;
  after: unknown;
  requestId: string;
}

const names = {
  customId: { type: String, default: '', maxlength: limits.customId },
  name: { type: String, default: '', maxlength: 2 * limits.name + 1 },
  email: { type: String, default: '', maxlength: limits.email },
};

export const auditRecordFields = {
  _id: { type: String, default: () => randomUUID() },
  at: { type: Date, required: true },
  actor: {
    id: { type: String, required: true },
    role: { type: String, enum: roles, required: true },
    ...names,
  },
  target: { type: String, required: true, maxlength: 100 },
  targetNamed: { type: new Schema<NamedUser>(names, { _id: false }), default: undefined },
  action: { type: String, required: true, maxlength: 100 },
  before: Schema.Types.Mixed,
  after: Schema.Types.Mixed,
  requestId: { type: String, required: true, maxlength: 64 },
};

/** The path in which a document stores the audit records of its own changes until they are in `audit_records`. */
export const pendingAuditPath = 'pendingAudit';

/** The schema field of that path. */
export const pendingAuditField = {
  type: [new Schema<StoredAuditRecord>(auditRecordFields, { minimize: false })],
  default: undefined,
};
export const pendingAuditIndex = [{ 'pendingAudit._id': 1 }, { sparse: true }] as const;

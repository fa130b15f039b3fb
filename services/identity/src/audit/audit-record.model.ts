import { randomUUID } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import { type Role, roles } from '@plaza/contracts/roles';
import { Schema } from 'mongoose';
import { database } from '../database';
import { termsOf } from '../text/search-terms';

/** What somebody is called; texts are empty where it is not known. */
export interface NamedPerson {
  customId: string;
  name: string;
  email: string;
}

/** One administrative write. Records are added, never changed, and stay when somebody whom they name is deleted. */
export interface StoredAuditRecord {
  _id: string;
  at: Date;
  actor: { id: string; role: Role } & NamedPerson;
  target: string;
  /** What the target was called when it was done; without, it is no person. */
  targetNamed?: NamedPerson;
  action: string;
  before: unknown;
  after: unknown;
  requestId: string;
}

/** In its place it is found by what both sides were called then. */
interface FoundAuditRecord extends StoredAuditRecord {
  searchTerms: string[];
}

const names = {
  customId: { type: String, default: '', maxlength: limits.customId },
  name: { type: String, default: '', maxlength: 2 * limits.name + 1 },
  email: { type: String, default: '', maxlength: limits.email },
};

const fields = {
  _id: { type: String, default: () => randomUUID() },
  at: { type: Date, required: true },
  actor: {
    id: { type: String, required: true },
    role: { type: String, enum: roles, required: true },
    ...names,
  },
  target: { type: String, required: true, maxlength: 100 },
  targetNamed: { type: new Schema<NamedPerson>(names, { _id: false }), default: undefined },
  action: { type: String, required: true, maxlength: 100 },
  before: Schema.Types.Mixed,
  after: Schema.Types.Mixed,
  requestId: { type: String, required: true, maxlength: 64 },
};

const schema = new Schema<FoundAuditRecord>({ ...fields, searchTerms: [String] }, { minimize: false });
schema.index({ at: -1 });
schema.index({ action: 1, at: -1 });
schema.index({ 'actor.id': 1, at: -1 });
schema.index({ target: 1, at: -1 });
schema.index({ requestId: 1 });
schema.index({ searchTerms: 1 });

export const AuditRecordModel = database.model('AuditRecord', schema, 'audit_records');

/** What a record is found by: any part of what either side was called. */
export const auditTermsOf = ({ actor, targetNamed }: Pick<StoredAuditRecord, 'actor' | 'targetNamed'>): string[] =>
  termsOf(
    [actor, ...(targetNamed ? [targetNamed] : [])].flatMap(({ customId, name, email }) => [customId, name, email]),
  );

/** The schema field in which a document keeps the records of its own changes until they are in `audit_records`. */
export const pendingAuditField = {
  type: [new Schema<StoredAuditRecord>(fields, { minimize: false })],
  default: undefined,
};
export const pendingAuditIndex = [{ 'pendingAudit._id': 1 }, { sparse: true }] as const;

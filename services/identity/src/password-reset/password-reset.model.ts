import { randomUUID } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import { Schema } from 'mongoose';
import { database } from '../database';

/** How a reset began: anybody requested a code, or the right to set a password was granted directly. */
export type ResetKind = 'code' | 'given';

/** A reset: first a mailed code, then, in exchange for that, the right to set a new password. */
export interface PasswordResetRecord {
  _id: string;
  kind: ResetKind;
  /** Null where the address has no account; the code of such a request is mailed to nobody. */
  userId: string | null;
  email: string;
  /** The hash of the password hash that the reset may replace; null without an account. */
  passwordMark: string | null;
  /** Whether the code or link went to the address: its use proves access to that mailbox. */
  mailed: boolean;
  /** The hash of the mailed code. */
  securityCode: string;
  /** How many codes were tried. */
  attempts: number;
  /** Whether the code was exchanged for a reset id. */
  used: boolean;
  /** The hash of the reset id. */
  resetId?: string;
  expiresAt: Date;
}

const schema = new Schema<PasswordResetRecord>({
  _id: { type: String, default: () => randomUUID() },
  kind: { type: String, enum: ['code', 'given'], required: true },
  userId: { type: String, default: null },
  email: { type: String, required: true, maxlength: limits.email },
  passwordMark: { type: String, default: null, maxlength: 64 },
  mailed: { type: Boolean, required: true },
  securityCode: { type: String, required: true, maxlength: 64 },
  attempts: { type: Number, required: true },
  used: { type: Boolean, required: true },
  resetId: { type: String, maxlength: 64 },
  expiresAt: { type: Date, required: true },
});
// At most one of each kind per address: a new one replaces and thereby invalidates the earlier one. Anybody may request
// a code, so a code does not replace a granted right.
schema.index({ email: 1, kind: 1 }, { unique: true });
schema.index({ userId: 1 });
schema.index({ resetId: 1 }, { unique: true, sparse: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const PasswordResetModel = database.model('PasswordReset', schema, 'password_resets');

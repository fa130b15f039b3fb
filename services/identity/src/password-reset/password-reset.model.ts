import { randomUUID } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import { Schema } from 'mongoose';
import { database } from '../database';

/** How a reset came about: a code was asked for, by anybody, or the right to set a password was given outright. */
export type ResetKind = 'code' | 'given';

/** A forgotten password: first a mailed code, then, once that was shown, the right to set a new one. */
export interface PasswordResetRecord {
  _id: string;
  kind: ResetKind;
  /** Nobody's where the address has no account; such a request has a code that nobody was mailed. */
  userId: string | null;
  email: string;
  /** The hash of the stored password that it is to replace, and no other. Nobody's has none. */
  passwordMark: string | null;
  /** Whether what it takes went to the address: then whoever uses it reads that mailbox. */
  mailed: boolean;
  /** The hash of the mailed code. */
  securityCode: string;
  /** How many codes were tried. */
  attempts: number;
  /** Whether the code was exchanged. */
  used: boolean;
  /** The hash of what it was exchanged for. */
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
// One of each kind for an address: a new one takes the place of the one before, which thereby works no more. Anybody may
// ask for a code; what was given to the person stays.
schema.index({ email: 1, kind: 1 }, { unique: true });
schema.index({ userId: 1 });
schema.index({ resetId: 1 }, { unique: true, sparse: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const PasswordResetModel = database.model('PasswordReset', schema, 'password_resets');

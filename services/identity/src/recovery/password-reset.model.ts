import { randomUUID } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import { Schema } from 'mongoose';
import { database } from '../database';

/** A forgotten password: first a mailed code, then, once that was shown, the right to set a new one. */
export interface PasswordReset {
  _id: string;
  /** Nobody's where the address has no account; such a request has a code that nobody was mailed. */
  userId: string | null;
  email: string;
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

const schema = new Schema<PasswordReset>({
  _id: { type: String, default: () => randomUUID() },
  userId: { type: String, default: null },
  email: { type: String, required: true, maxlength: limits.email },
  securityCode: { type: String, required: true, maxlength: 64 },
  attempts: { type: Number, required: true },
  used: { type: Boolean, required: true },
  resetId: { type: String, maxlength: 64 },
  expiresAt: { type: Date, required: true },
});
// One for each address: a new request takes the place of the one before, whose code thereby works no more.
schema.index({ email: 1 }, { unique: true });
schema.index({ userId: 1 });
schema.index({ resetId: 1 }, { unique: true, sparse: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const PasswordResetModel = database.model('PasswordReset', schema, 'password_resets');

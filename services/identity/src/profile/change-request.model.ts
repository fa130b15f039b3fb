import { randomUUID } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import { Schema } from 'mongoose';
import { database } from '../database';

/** What waits for a mailed code: a new e-mail, a new password already hashed, or both. */
export interface PendingChanges {
  email?: string;
  passwordHash?: string;
}

export interface ChangeRequestRecord {
  _id: string;
  userId: string;
  /** The hash of the mailed code. */
  verificationCode: string;
  expiresAt: Date;
  used: boolean;
  /** How many codes were tried. */
  attempts: number;
  /** The hash of the stored password with which it was asked for; with another one it may not be made any more. */
  passwordMark: string;
  pendingChanges: PendingChanges;
}

const pendingFields = {
  email: { type: String, maxlength: limits.email },
  passwordHash: { type: String, maxlength: 100 },
};

const schema = new Schema<ChangeRequestRecord>({
  _id: { type: String, default: () => randomUUID() },
  userId: { type: String, required: true },
  verificationCode: { type: String, required: true, maxlength: 64 },
  expiresAt: { type: Date, required: true },
  used: { type: Boolean, required: true },
  attempts: { type: Number, required: true },
  passwordMark: { type: String, required: true, maxlength: 64 },
  pendingChanges: { type: new Schema<PendingChanges>(pendingFields, { _id: false }), required: true },
});
// One for each person: a new request takes the place of the one before, whose code thereby works no more.
schema.index({ userId: 1 }, { unique: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const ChangeRequestModel = database.model('ProfileChangeRequest', schema, 'profile_change_requests');

import { randomUUID } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import { Schema } from 'mongoose';
import { database } from '../database';

/** Changes that wait for a mailed code: a new e-mail address, a new password as its hash, or both. */
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
  /**
   * The hash of the password hash at the time of the request. Once the password is another one, the request is void.
   */
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
// One per user: a new request replaces the earlier one and thereby invalidates its code.
schema.index({ userId: 1 }, { unique: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const ChangeRequestModel = database.model('ProfileChangeRequest', schema, 'profile_change_requests');

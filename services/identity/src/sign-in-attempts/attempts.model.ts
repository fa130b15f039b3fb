import { Schema } from 'mongoose';
import { database } from '../database';

/** The recent failed attempts to sign in with an e-mail address. The id is the hash of the address. */
export interface SignInAttemptsRecord {
  _id: string;
  at: Date[];
  /** Whether the latest attempt was one too many. */
  refused: boolean;
  expiresAt: Date;
}

const schema = new Schema<SignInAttemptsRecord>({
  _id: { type: String, required: true, maxlength: 64 },
  at: { type: [Date], required: true },
  refused: { type: Boolean, required: true },
  expiresAt: { type: Date, required: true },
});
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const SignInAttemptsModel = database.model('SignInAttempts', schema, 'sign_in_attempts');

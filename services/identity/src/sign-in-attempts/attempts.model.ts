import { Schema } from 'mongoose';
import { database } from '../database';

/** The attempts at an address that did not lead in, within the last while. The id is the hash of the address. */
export interface SignInAttempts {
  _id: string;
  at: Date[];
  /** Whether the latest attempt came when there had been too many. */
  refused: boolean;
  expiresAt: Date;
}

const schema = new Schema<SignInAttempts>({
  _id: { type: String, required: true, maxlength: 64 },
  at: { type: [Date], required: true },
  refused: { type: Boolean, required: true },
  expiresAt: { type: Date, required: true },
});
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const SignInAttemptsModel = database.model('SignInAttempts', schema, 'sign_in_attempts');

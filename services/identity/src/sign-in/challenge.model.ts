import { Schema } from 'mongoose';
import { database } from '../database';

/** A sign-in that waits for its second factor. The id is the hash of the cookie's secret. */
export interface SignInChallengeRecord {
  _id: string;
  userId: string;
  /** The hash of the matched password hash. Once the password is another one, the challenge is void. */
  passwordMark: string;
  /** How many second factors were tried. */
  tries: number;
  expiresAt: Date;
}

const schema = new Schema<SignInChallengeRecord>({
  _id: { type: String, required: true, maxlength: 64 },
  userId: { type: String, required: true, maxlength: 36 },
  passwordMark: { type: String, required: true, maxlength: 64 },
  tries: { type: Number, required: true },
  expiresAt: { type: Date, required: true },
});
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const SignInChallengeModel = database.model('SignInChallenge', schema, 'sign_in_challenges');

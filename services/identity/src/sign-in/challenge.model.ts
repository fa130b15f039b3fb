import { Schema } from 'mongoose';
import { database } from '../database';

/** Somebody who showed their password and is to show a second factor. The id is the hash of the cookie's secret. */
export interface SignInChallenge {
  _id: string;
  userId: string;
  /** The hash of the password hash that was matched: with another password the challenge is void. */
  passwordMark: string;
  /** Second factors that were tried. */
  tries: number;
  expiresAt: Date;
}

const schema = new Schema<SignInChallenge>({
  _id: { type: String, required: true, maxlength: 64 },
  userId: { type: String, required: true, maxlength: 36 },
  passwordMark: { type: String, required: true, maxlength: 64 },
  tries: { type: Number, required: true },
  expiresAt: { type: Date, required: true },
});
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const SignInChallengeModel = database.model('SignInChallenge', schema, 'sign_in_challenges');

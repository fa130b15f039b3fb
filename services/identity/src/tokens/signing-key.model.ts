import { randomUUID } from 'node:crypto';
import { Schema } from 'mongoose';
import { database } from '../database';

export interface SigningKeyRecord {
  _id: string;
  purpose: 'access';
  privateKey: string;
  createdAt: Date;
}

const schema = new Schema<SigningKeyRecord>({
  _id: { type: String, default: () => randomUUID() },
  purpose: { type: String, required: true },
  privateKey: { type: String, required: true },
  createdAt: { type: Date, default: () => new Date() },
});
// Makes instances that start together agree on the key that is stored first.
schema.index({ purpose: 1 }, { unique: true });

export const SigningKeyModel = database.model('SigningKey', schema, 'signing_keys');

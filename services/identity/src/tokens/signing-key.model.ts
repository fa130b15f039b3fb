import { randomUUID } from 'node:crypto';
import { Schema } from 'mongoose';
import { database } from '../database';

export interface StoredSigningKey {
  _id: string;
  purpose: 'access';
  privateKey: string;
  createdAt: Date;
}

const schema = new Schema<StoredSigningKey>({
  _id: { type: String, default: () => randomUUID() },
  purpose: { type: String, required: true },
  privateKey: { type: String, required: true },
  createdAt: { type: Date, default: () => new Date() },
});
// Instances that start together agree: the first one's key is everybody's.
schema.index({ purpose: 1 }, { unique: true });

export const SigningKeyModel = database.model('SigningKey', schema, 'signing_keys');

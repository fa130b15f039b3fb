import { randomUUID } from 'node:crypto';
import { Schema } from 'mongoose';
import { database } from '../database';

export interface StoredSealingKey {
  _id: string;
  purpose: 'secrets';
  /** 32 bytes, base64. */
  key: string;
}

const schema = new Schema<StoredSealingKey>({
  _id: { type: String, default: () => randomUUID() },
  purpose: { type: String, required: true },
  key: { type: String, required: true, maxlength: 44 },
});
// Instances that start together agree: the first one's key is everybody's.
schema.index({ purpose: 1 }, { unique: true });

export const SealingKeyModel = database.model('SealingKey', schema, 'sealing_keys');

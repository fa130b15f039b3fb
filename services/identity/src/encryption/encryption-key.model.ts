import { randomUUID } from 'node:crypto';
import { Schema } from 'mongoose';
import { database } from '../database';

export interface EncryptionKeyRecord {
  _id: string;
  purpose: 'secrets';
  /** 32 bytes, base64. */
  key: string;
}

const schema = new Schema<EncryptionKeyRecord>({
  _id: { type: String, default: () => randomUUID() },
  purpose: { type: String, required: true },
  key: { type: String, required: true, maxlength: 44 },
});
// Makes instances that start together agree on the key that is stored first.
schema.index({ purpose: 1 }, { unique: true });

export const EncryptionKeyModel = database.model('EncryptionKey', schema, 'sealing_keys');

import { randomUUID } from 'node:crypto';
import { Schema } from 'mongoose';
import { database } from '../database';
import type { Mail } from './mailer';

export interface DevMailRecord extends Mail {
  readonly _id: string;
  readonly createdAt: Date;
}

const retentionSeconds = 24 * 3600;

const schema = new Schema<DevMailRecord>({
  _id: { type: String, default: () => randomUUID() },
  to: { type: String, required: true },
  subject: { type: String, required: true },
  text: { type: String, required: true },
  html: { type: String, required: true },
  createdAt: { type: Date, default: () => new Date() },
});
schema.index({ createdAt: 1 }, { expireAfterSeconds: retentionSeconds });

export const DevMailModel = database.model('DevMail', schema, 'dev_mails');

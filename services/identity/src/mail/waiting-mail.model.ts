import { randomUUID } from 'node:crypto';
import { Schema } from 'mongoose';
import { database } from '../database';

/** A mail that is not delivered yet. */
export interface WaitingMailRecord {
  _id: string;
  /** Recipient and content, encrypted with the mail's id as owner, as they contain links and codes. */
  sealed: string;
  /** The id of the latest attempt. */
  claim: string;
  tries: number;
  /** When it may be claimed next; during an attempt, when the claim expires. */
  nextAt: Date;
  createdAt: Date;
  expiresAt: Date;
}

const schema = new Schema<WaitingMailRecord>({
  _id: { type: String, default: () => randomUUID() },
  sealed: { type: String, required: true, maxlength: 256 * 1024 },
  claim: { type: String, required: true, maxlength: 36 },
  tries: { type: Number, required: true },
  nextAt: { type: Date, required: true },
  createdAt: { type: Date, required: true },
  expiresAt: { type: Date, required: true },
});
schema.index({ nextAt: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const WaitingMailModel = database.model('WaitingMail', schema, 'mails');

import { Schema } from 'mongoose';
import { database } from '../database';

/** Counts a user's reorderings, so that of concurrent ones the latest takes effect as a whole. */
export interface AccountOrderingRecord {
  /** The id of the user. */
  _id: string;
  turn: number;
}

const accountOrderingSchema = new Schema<AccountOrderingRecord>(
  { _id: { type: String, required: true }, turn: { type: Number, default: 0 } },
  { versionKey: false },
);

export const AccountOrderingModel = database.model('AccountOrdering', accountOrderingSchema, 'account_orderings');

import { Schema } from 'mongoose';
import { database } from '../database';

/** Counts a person's reorderings, so that of several at once the latest wins as a whole. */
export interface AccountOrderingRecord {
  /** The person's id. */
  _id: string;
  turn: number;
}

const accountOrderingSchema = new Schema<AccountOrderingRecord>(
  { _id: { type: String, required: true }, turn: { type: Number, default: 0 } },
  { versionKey: false },
);

export const AccountOrderingModel = database.model('AccountOrdering', accountOrderingSchema, 'account_orderings');

import { Schema } from 'mongoose';
import { database } from '../database';

/** Which instance does a work that one at a time may do, and until when it holds that without a word. */
export interface LeaseRecord {
  /** The work's name. */
  _id: string;
  holder: string;
  until: Date;
}

const schema = new Schema<LeaseRecord>(
  {
    _id: { type: String, required: true, maxlength: 50 },
    holder: { type: String, required: true, maxlength: 36 },
    until: { type: Date, required: true },
  },
  { versionKey: false },
);

export const Leases = database.model('Lease', schema, 'leases');

import { Schema } from 'mongoose';
import { database } from '../database';

/** The instance that holds the lease on a task, and when the lease expires unless it is renewed. */
export interface LeaseRecord {
  /** The task's name. */
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

export const LeaseModel = database.model('Lease', schema, 'leases');

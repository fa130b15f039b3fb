import { Schema } from 'mongoose';
import { database } from '../database';

/** The last number used with a prefix. The prefix is the id, so that each has one counter. */
export interface UserIdCounterRecord {
  _id: string;
  lastNumber: number;
}

const schema = new Schema<UserIdCounterRecord>({
  _id: { type: String, required: true, maxlength: 3 },
  lastNumber: { type: Number, default: 0 },
});

export const UserIdCounterModel = database.model('UserIdCounter', schema, 'user_id_counters');

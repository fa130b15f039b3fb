import { Schema } from 'mongoose';
import { database } from '../database';

/** The last number given out for a prefix; the prefix is the id, so that there is one counter for each. */
export interface UserIdCounter {
  _id: string;
  lastNumber: number;
}

const schema = new Schema<UserIdCounter>({
  _id: { type: String, required: true, maxlength: 3 },
  lastNumber: { type: Number, default: 0 },
});

export const UserIdCounterModel = database.model('UserIdCounter', schema, 'user_id_counters');

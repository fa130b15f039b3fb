import { Schema } from 'mongoose';
import { database } from '../database';

/** A change of stored records that was made to its end, by its name. */
export interface BroughtUp {
  _id: string;
  firstAt: Date;
}

const schema = new Schema<BroughtUp>({
  _id: { type: String, required: true, maxlength: 100 },
  firstAt: { type: Date, required: true },
});

export const BroughtUpModel = database.model('BroughtUp', schema, 'brought_up');

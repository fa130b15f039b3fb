import { Schema } from 'mongoose';
import { database } from '../database';

/** A completed migration, by its name. */
export interface MigrationRecord {
  _id: string;
  firstAt: Date;
}

const schema = new Schema<MigrationRecord>({
  _id: { type: String, required: true, maxlength: 100 },
  firstAt: { type: Date, required: true },
});

export const MigrationModel = database.model('Migration', schema, 'brought_up');

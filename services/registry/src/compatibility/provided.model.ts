import { Schema } from 'mongoose';
import { database } from '../database';

/** What a service has reported that it provides. */
export interface ProvidedRecord {
  /** The service's name. */
  readonly _id: string;
  /** Provides as JSON text, because schemas contain field names that are not allowed in documents. */
  readonly provides: string;
  readonly at: Date;
}

const providedSchema = new Schema<ProvidedRecord>(
  { _id: { type: String, maxlength: 40 }, provides: { type: String, required: true }, at: Date },
  { versionKey: false },
);

export const ProvidedModel = database.model<ProvidedRecord>('Provided', providedSchema, 'provided');

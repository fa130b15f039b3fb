import { type Model, Schema } from 'mongoose';
import { database } from '../../database';

/** How long a part is stored for its import: the upload of the largest file takes some hours on a slow connection. */
const keptSeconds = 21_600;

/** Rows of a file that is about to be imported. */
export interface ImportPartRecord {
  /** Combines the three following fields. */
  _id: string;
  userId: string;
  file: string;
  place: number;
  /** JSON, by kind: rows that are not yet validated may contain any field names. */
  rows: string;
  sentAt: Date;
}

const importPartSchema = new Schema<ImportPartRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    file: { type: String, required: true },
    place: { type: Number, required: true },
    rows: { type: String, required: true },
    sentAt: { type: Date, required: true },
  },
  { versionKey: false },
);
importPartSchema.index({ userId: 1, file: 1, place: 1 });
importPartSchema.index({ sentAt: 1 }, { expireAfterSeconds: keptSeconds });

export const ImportPartModel: Model<ImportPartRecord> = database.model<ImportPartRecord>(
  'ImportPart',
  importPartSchema,
  'import_parts',
);

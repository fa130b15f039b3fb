import type { ImportReport } from '@plaza/contracts/finance/import-export';
import { type Model, Schema } from 'mongoose';
import { database } from '../../database';

/** How long the same import sent again is recognised. */
const keptSeconds = 86_400;

/** What an import was answered, for the case that the answer was lost and the same is sent again. */
export interface CompletedImportRecord {
  /** The id of its request, see `requestKeyOf`. */
  _id: string;
  userId: string;
  requestHash: string;
  report: ImportReport;
  completedAt: Date;
}

const completedImportSchema = new Schema<CompletedImportRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    requestHash: { type: String, required: true },
    report: { type: Schema.Types.Mixed, required: true },
    completedAt: { type: Date, required: true },
  },
  { versionKey: false, minimize: false },
);
completedImportSchema.index({ userId: 1 });
completedImportSchema.index({ completedAt: 1 }, { expireAfterSeconds: keptSeconds });

export const CompletedImportModel: Model<CompletedImportRecord> = database.model<CompletedImportRecord>(
  'CompletedImport',
  completedImportSchema,
  'completed_imports',
);

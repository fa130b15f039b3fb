import type { ImportReport } from '@plaza/contracts/finance/import-export';
import { type Model, Schema } from 'mongoose';
import { database } from '../../database';

/** How long an import that is sent again is recognized. */
const retentionSeconds = 86_400;

/** The response to an import, stored in case it is lost and the same import is sent again. */
export interface CompletedImportRecord {
  /** The id of its request, see `receivedIdempotencyKey`. */
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
completedImportSchema.index({ completedAt: 1 }, { expireAfterSeconds: retentionSeconds });

export const CompletedImportModel: Model<CompletedImportRecord> = database.model<CompletedImportRecord>(
  'CompletedImport',
  completedImportSchema,
  'completed_imports',
);

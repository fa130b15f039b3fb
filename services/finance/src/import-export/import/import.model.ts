import type { ImportReport, RecordKind } from '@plaza/contracts/finance/import-export';
import { type Model, Schema } from 'mongoose';
import { database } from '../../database';
import type { IdempotencyKey } from '../../records/idempotency-key';
import type { SettingsInput } from '../../settings/settings-fields';

/** An import in progress: at most one per user. */
export interface ImportRecord {
  /** The id of the user. */
  _id: string;
  /** The owner of the staged rows, see `staging.ts`. */
  stagedAs: string;
  /** The ids of the records to be removed; null until the import is committed. After that it is always completed. */
  outgoing: Record<RecordKind, string[]> | null;
  settings: SettingsInput | null;
  /** The file that the parts of the import belong to; null without parts, missing in imports of an earlier release. */
  partsFile?: string | null;
  /** The request of the import, and the response to it; null for an import without a key. */
  answer: { readonly request: IdempotencyKey; readonly report: ImportReport } | null;
  since: Date;
}

export type CommittedImport = ImportRecord & { outgoing: NonNullable<ImportRecord['outgoing']> };

const importSchema = new Schema<ImportRecord>(
  {
    _id: { type: String, required: true },
    stagedAs: { type: String, required: true },
    outgoing: { type: Schema.Types.Mixed, default: null },
    settings: { type: Schema.Types.Mixed, default: null },
    partsFile: { type: String, default: null },
    answer: { type: Schema.Types.Mixed, default: null },
    since: { type: Date, required: true },
  },
  { versionKey: false, minimize: false },
);

export const ImportModel: Model<ImportRecord> = database.model<ImportRecord>('Import', importSchema, 'imports');

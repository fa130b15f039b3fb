import type { SettingsChanges } from '@plaza/contracts/finance/settings';
import type { RecordKind } from '@plaza/contracts/finance/transfer';
import { type Model, Schema } from 'mongoose';
import { database } from '../../database';

/** An import on its way: one of a person at a time. */
export interface ImportRecord {
  /** The person's id. */
  _id: string;
  /** Who the rows belong to that come in. */
  stagedAs: string;
  /** The ids of what goes; null until that is decided, from when on the import comes to its end whatever happens. */
  outgoing: Record<RecordKind, string[]> | null;
  settings: Omit<SettingsChanges, 'version'> | null;
  since: Date;
}

const importSchema = new Schema<ImportRecord>(
  {
    _id: { type: String, required: true },
    stagedAs: { type: String, required: true },
    outgoing: { type: Schema.Types.Mixed, default: null },
    settings: { type: Schema.Types.Mixed, default: null },
    since: { type: Date, required: true },
  },
  { versionKey: false, minimize: false },
);

export const ImportModel: Model<ImportRecord> = database.model<ImportRecord>('Import', importSchema, 'imports');

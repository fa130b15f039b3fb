import { Schema } from 'mongoose';
import { database } from '../database';

/** A released file; its original and compressed bytes fit into one document together. */
export interface FileRecord {
  /** The sha384 of `identity`. */
  readonly _id: string;
  readonly identity: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
  /** When the file was last used, accurate to a few days. */
  readonly usedAt?: Date;
}

const fileSchema = new Schema<FileRecord>(
  {
    _id: { type: String },
    identity: Buffer,
    br: Buffer,
    gzip: Buffer,
    usedAt: Date,
  },
  { versionKey: false },
);

fileSchema.index({ usedAt: 1 });

export const FileModel = database.model<FileRecord>('File', fileSchema, 'files');

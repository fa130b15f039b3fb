import { Schema } from 'mongoose';
import { database } from '../database';

/** A file of a shell that a gateway has published; its content is in the file store. */
export interface ShellFileRecord {
  /** The file's name, which contains a hash of the content. */
  readonly _id: string;
  /** The sha384 of the content. */
  readonly hash: string;
  /** When a gateway last published it. */
  readonly publishedAt: Date;
  /** When its stored content was last read and found sound; older registries did not record that. */
  readonly verifiedAt?: Date;
}

const shellFileSchema = new Schema<ShellFileRecord>(
  {
    _id: { type: String },
    hash: { type: String, required: true },
    publishedAt: { type: Date, required: true },
    verifiedAt: Date,
  },
  { versionKey: false },
);

shellFileSchema.index({ publishedAt: 1 });

export const ShellFileModel = database.model<ShellFileRecord>('ShellFile', shellFileSchema, 'shell_files');

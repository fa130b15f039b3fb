import { randomUUID } from 'node:crypto';
import type { Release } from '@plaza/contracts/registry/releases';
import { Schema } from 'mongoose';
import { database } from '../database';

export interface ReleaseRecord extends Omit<Release, 'integrity'> {
  readonly _id: string;
  /** Pairs, as file names contain dots, which field names must not. */
  readonly integrity: readonly { readonly file: string; readonly hash: string }[];
  readonly releasedAt: Date;
}

const fixed = { required: true, immutable: true } as const;

const releaseSchema = new Schema<ReleaseRecord>(
  {
    _id: { type: String, default: () => randomUUID() },
    name: { type: String, ...fixed },
    version: { type: String, maxlength: 64, ...fixed },
    contract: { type: Number, ...fixed },
    federation: { type: String, maxlength: 32, ...fixed },
    tabs: { type: [String], ...fixed },
    manifest: { type: String, maxlength: 200, ...fixed },
    integrity: { type: [{ _id: false, file: { type: String, maxlength: 200 }, hash: String }], ...fixed },
    releasedAt: { type: Date, default: () => new Date(), ...fixed },
  },
  { versionKey: false },
);
releaseSchema.index({ name: 1, version: 1 }, { unique: true });

export const ReleaseModel = database.model<ReleaseRecord>('Release', releaseSchema, 'releases');

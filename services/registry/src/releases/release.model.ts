import { randomUUID } from 'node:crypto';
import type { ListedRelease } from '@plaza/contracts/registry/releases';
import { type OutboxEntry, outboxField, outboxIndex } from '@plaza/service-kit/outbox/outbox';
import { Schema } from 'mongoose';
import { database } from '../database';

export interface ReleaseRecord extends Omit<ListedRelease, 'integrity' | 'releasedAt'> {
  readonly _id: string;
  /** Pairs of file and hash, because file names contain dots, which field names must not. */
  readonly integrity: readonly { readonly file: string; readonly hash: string }[];
  /** ReleaseNeeds as JSON text, because schemas contain field names that are not allowed in documents. */
  readonly needs?: string;
  readonly releasedAt: Date;
  /** When the release was last used, accurate to a few days. */
  readonly usedAt?: Date;
  readonly outbox?: readonly OutboxEntry[];
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
    needs: { type: String, immutable: true },
    releasedAt: { type: Date, default: () => new Date(), ...fixed },
    usedAt: { type: Date, default: () => new Date() },
    signature: { type: Schema.Types.Mixed, immutable: true },
    published: {
      type: new Schema({ by: { type: String, maxlength: 200 }, bytes: Number, shared: [String] }, { _id: false }),
      immutable: true,
    },
    area: { type: Schema.Types.Mixed, immutable: true },
    outbox: outboxField,
  },
  { versionKey: false },
);
releaseSchema.index({ name: 1, version: 1 }, { unique: true });
releaseSchema.index({ usedAt: 1 });
releaseSchema.index(...outboxIndex);

export const ReleaseModel = database.model<ReleaseRecord>('Release', releaseSchema, 'releases');

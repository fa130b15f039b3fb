import type { AreaManifest, areaStates } from '@plaza/contracts/registry/areas';
import { type OutboxEntry, outboxField, outboxIndex } from '@plaza/service-kit/outbox/outbox';
import { Schema } from 'mongoose';
import { database } from '../database';

/** An area that is not built in. Whatever is decided about it is one write to this document, with its events. */
export interface AreaRecord {
  /** Its word, which is its remote's name too. */
  readonly _id: string;
  readonly state: (typeof areaStates)[number];
  /** What the last release says of it, and which one that is. */
  readonly manifest: AreaManifest;
  readonly version: string;
  /** What it alone may use, of all its releases: its tabs, scopes and prefix. One that was removed claims nothing. */
  readonly claims: readonly string[];
  /** Names the decision to let it in; null unless it is in. */
  readonly approval: string | null;
  /** Where it was decided that the requests to its service go; null for an area without one, or that is not in. */
  readonly service: { readonly prefix: string; readonly url: string } | null;
  readonly requestedAt: Date;
  readonly decidedAt: Date | null;
  readonly revision: number;
  readonly outbox?: readonly OutboxEntry[];
}

const areaSchema = new Schema<AreaRecord>(
  {
    _id: { type: String },
    state: { type: String, required: true },
    manifest: { type: Schema.Types.Mixed, required: true },
    version: { type: String, maxlength: 64, required: true },
    claims: [String],
    approval: { type: String, default: null },
    service: { type: new Schema({ prefix: String, url: String }, { _id: false }), default: null },
    requestedAt: { type: Date, required: true },
    decidedAt: { type: Date, default: null },
    revision: { type: Number, default: 1 },
    outbox: outboxField,
  },
  { versionKey: false },
);
export const claimsIndex = 'one_area_of_a_claim';
// An area without any is not in the index, which would take its lack of one for a claim.
areaSchema.index(
  { claims: 1 },
  { name: claimsIndex, unique: true, partialFilterExpression: { 'claims.0': { $exists: true } } },
);
areaSchema.index(...outboxIndex);

export const AreaModel = database.model<AreaRecord>('Area', areaSchema, 'areas');

import type { AreaManifest, areaStates } from '@plaza/contracts/registry/areas';
import { type OutboxEntry, outboxField, outboxIndex } from '@plaza/service-kit/outbox/outbox';
import { Schema } from 'mongoose';
import { database } from '../database';

/** An area that is not built in. Each decision about it is one write to this document, including its events. */
export interface AreaRecord {
  /** The area's word, which is also the name of its remote. */
  readonly _id: string;
  readonly state: (typeof areaStates)[number];
  /** The manifest of its latest release, and the version of that release. */
  readonly manifest: AreaManifest;
  readonly version: string;
  /** The tabs, scopes and prefixes of all its releases, which no other area may use. A removed area claims nothing. */
  readonly claims: readonly string[];
  /** The id of the approval; null unless the area is approved. */
  readonly approval: string | null;
  /** Where requests to its service are sent; null if the area has no service or is not approved. */
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
// Areas without claims are left out of the index, which would treat their missing values as equal claims.
areaSchema.index(
  { claims: 1 },
  { name: claimsIndex, unique: true, partialFilterExpression: { 'claims.0': { $exists: true } } },
);
areaSchema.index(...outboxIndex);

export const AreaModel = database.model<AreaRecord>('Area', areaSchema, 'areas');

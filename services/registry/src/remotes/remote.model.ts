import type { RemoteName } from '@plaza/contracts/permission-graph';
import { type OutboxEntry, outboxField, outboxIndex } from '@plaza/service-kit/outbox/outbox';
import { Schema } from 'mongoose';
import { database } from '../database';

/** The current release of a remote; a switch and its event are one write to this document. */
export interface RemotePointerRecord {
  readonly _id: RemoteName;
  readonly current: string | null;
  readonly previous: string | null;
  /** The switches, oldest first; `by`: a user's id, or "deploy token". */
  readonly history: readonly { readonly version: string; readonly at: Date; readonly by: string }[];
  readonly outbox?: readonly OutboxEntry[];
}

const pointerSchema = new Schema<RemotePointerRecord>(
  {
    _id: { type: String },
    current: { type: String, default: null, maxlength: 64 },
    previous: { type: String, default: null, maxlength: 64 },
    history: [{ _id: false, version: { type: String, maxlength: 64 }, at: Date, by: { type: String, maxlength: 36 } }],
    outbox: outboxField,
  },
  { versionKey: false },
);
pointerSchema.index(...outboxIndex);

export const RemotePointerModel = database.model<RemotePointerRecord>('RemotePointer', pointerSchema, 'remotes');

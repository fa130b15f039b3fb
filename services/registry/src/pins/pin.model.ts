import type { RemoteName } from '@plaza/contracts/permission-graph';
import { Schema } from 'mongoose';
import { database } from '../database';

/** A pin: a person's own choice of a release. */
export interface PinRecord {
  readonly _id: string;
  readonly person: string;
  readonly remote: RemoteName;
  readonly version: string;
  readonly until: Date;
}

const pinSchema = new Schema<PinRecord>(
  {
    /** Person and remote, as a person has at most one pin per remote. */
    _id: String,
    person: { type: String, maxlength: 36 },
    remote: { type: String, maxlength: 40 },
    version: { type: String, maxlength: 64 },
    until: Date,
  },
  { versionKey: false },
);
pinSchema.index({ until: 1 }, { expireAfterSeconds: 0 });

export const PinModel = database.model<PinRecord>('Pin', pinSchema, 'pins');

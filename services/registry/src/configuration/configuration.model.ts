import type { ConfigurationVersion } from '@plaza/contracts/registry/configuration';
import { type OutboxEntry, outboxField, outboxIndex } from '@plaza/service-kit/outbox/outbox';
import { Schema } from 'mongoose';
import { database } from '../database';

/** A stored version; its document and changes are JSON. */
export interface VersionRecord extends Omit<ConfigurationVersion, 'at' | 'changes'> {
  readonly at: Date;
  readonly document: string;
  readonly changes: string;
}

/** The gateways' configuration: a single record with the latest versions, oldest first. Each change is one write. */
export interface ConfigurationRecord {
  readonly _id: 'gateway';
  readonly versions: readonly VersionRecord[];
  readonly revision: number;
  readonly outbox?: readonly OutboxEntry[];
}

const configurationSchema = new Schema<ConfigurationRecord>(
  {
    _id: { type: String },
    versions: { type: [Schema.Types.Mixed], required: true },
    revision: { type: Number, default: 1 },
    outbox: outboxField,
  },
  { versionKey: false },
);
configurationSchema.index(...outboxIndex);

export const ConfigurationModel = database.model<ConfigurationRecord>(
  'Configuration',
  configurationSchema,
  'configurations',
);

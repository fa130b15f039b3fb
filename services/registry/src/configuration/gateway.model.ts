import { configurationLimits, type GatewayState } from '@plaza/contracts/registry/configuration';
import { Schema } from 'mongoose';
import { database } from '../database';

/** The latest report of a gateway. */
export interface GatewayRecord extends Pick<GatewayState, 'address' | 'number' | 'hash' | 'source' | 'refused'> {
  readonly _id: string;
  readonly since: Date;
  /** When it reported last. */
  readonly toldAt: Date;
}

const gatewaySchema = new Schema<GatewayRecord>(
  {
    _id: { type: String },
    address: { type: String, required: true },
    number: { type: Number, default: null },
    hash: { type: String, required: true },
    source: { type: String, required: true },
    refused: { type: Schema.Types.Mixed },
    since: { type: Date, required: true },
    toldAt: { type: Date, required: true },
  },
  { versionKey: false },
);
gatewaySchema.index({ toldAt: 1 }, { expireAfterSeconds: configurationLimits.gatewayExpirySeconds });

export const GatewayModel = database.model<GatewayRecord>('Gateway', gatewaySchema, 'gateways');

import { Schema, type Types } from 'mongoose';
import { database } from '../../database';

export interface SettingsRecord {
  /** The id of the user. */
  _id: string;
  baseCurrency: string;
  displaySymbols: boolean;
  autoRefreshRates: boolean;
  manualRateOverrides: Record<string, Types.Decimal128>;
  /** When each override was set; earlier releases did not store it. */
  overridesSetAt?: Record<string, Date>;
  lockedRates: Record<string, boolean>;
  /** The factor that each locked currency had, in the base currency, when it was locked. */
  lockedFactors: Record<string, { factor: Types.Decimal128; at: Date }>;
  /** A fraction; null means the default. */
  maxAllowableDTI: Types.Decimal128 | null;
  /** Percent per year; null means the default. */
  mortgageRate: Types.Decimal128 | null;
  version: number;
}

const settingsSchema = new Schema<SettingsRecord>(
  {
    _id: { type: String, required: true },
    baseCurrency: { type: String, default: 'USD', maxlength: 10 },
    displaySymbols: { type: Boolean, default: true },
    autoRefreshRates: { type: Boolean, default: true },
    manualRateOverrides: { type: Map, of: Schema.Types.Decimal128, default: {} },
    overridesSetAt: { type: Map, of: Date, default: {} },
    lockedRates: { type: Map, of: Boolean, default: {} },
    lockedFactors: {
      type: Map,
      of: new Schema({ factor: Schema.Types.Decimal128, at: Date }, { _id: false }),
      default: {},
    },
    maxAllowableDTI: { type: Schema.Types.Decimal128, default: null },
    mortgageRate: { type: Schema.Types.Decimal128, default: null },
    version: { type: Number, default: 0 },
  },
  { timestamps: true, versionKey: false },
);

export const SettingsModel = database.model('Settings', settingsSchema, 'settings');

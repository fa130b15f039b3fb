import type { NetWorthDay } from '@plaza/contracts/finance/history';
import { FactorSource } from '@plaza/contracts/finance/rates';
import { type Model, Schema, type Types } from 'mongoose';
import { database } from '../database';

/** An amount that is part of the net worth, and its factor into the base currency. */
export interface SnapshotLine {
  kind: NetWorthDay['lines'][number]['kind'];
  /** The id of the record; for the mortgage of a property, the id of the property. */
  id: string;
  name: string;
  amount: Types.Decimal128;
  currency: string;
  factor: Types.Decimal128;
  source: FactorSource;
  asOf: Date | null;
}

/** A user's net worth at the end of a UTC day, with everything that it was computed from. Immutable. */
export interface SnapshotRecord {
  _id: string;
  userId: string;
  /** YYYY-MM-DD. */
  day: string;
  baseCurrency: string;
  takenAt: Date;
  ratesAsOf: Date | null;
  /**
   * The day under which those rates are stored; earlier releases did not store it, as it was the day of `ratesAsOf`.
   */
  ratesDay?: string;
  ratesSource: string | null;
  netWorth: Types.Decimal128;
  totalAssets: Types.Decimal128;
  totalLiabilities: Types.Decimal128;
  lines: SnapshotLine[];
  withoutRate: string[];
  /** Absent for days that were stored before these figures existed. */
  figures?: SnapshotFigures;
}

/** The metrics of the same names, and the regular expenses by category, as they were at the end of the day. */
export interface SnapshotFigures {
  cashHoldings: Types.Decimal128;
  investmentHoldings: Types.Decimal128;
  realEstateValue: Types.Decimal128;
  monthlyIncome: Types.Decimal128;
  currentTotalSpending: Types.Decimal128;
  categories: { category: string; amount: Types.Decimal128 }[];
}

const figure = { type: Schema.Types.Decimal128, required: true } as const;

const lineSchema = new Schema<SnapshotLine>(
  {
    kind: { type: String, required: true, enum: ['account', 'property', 'loan', 'mortgage'] },
    id: { type: String, required: true },
    name: { type: String, required: true },
    amount: figure,
    currency: { type: String, required: true },
    factor: figure,
    source: { type: String, required: true, enum: FactorSource.options },
    asOf: { type: Date, default: null },
  },
  { _id: false, id: false },
);

const figuresSchema = new Schema<SnapshotFigures>(
  {
    cashHoldings: figure,
    investmentHoldings: figure,
    realEstateValue: figure,
    monthlyIncome: figure,
    currentTotalSpending: figure,
    categories: [{ _id: false, category: { type: String, required: true }, amount: figure }],
  },
  { _id: false },
);

const snapshotSchema = new Schema<SnapshotRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    day: { type: String, required: true, maxlength: 10 },
    baseCurrency: { type: String, required: true },
    takenAt: { type: Date, required: true },
    ratesAsOf: { type: Date, default: null },
    ratesDay: { type: String, maxlength: 10 },
    ratesSource: { type: String, default: null },
    netWorth: figure,
    totalAssets: figure,
    totalLiabilities: figure,
    lines: [lineSchema],
    withoutRate: [String],
    figures: figuresSchema,
  },
  { versionKey: false },
);

/** Several instances may take the snapshot of a day at once; only the first one is stored. */
snapshotSchema.index({ userId: 1, day: 1 }, { unique: true });

export const SnapshotModel: Model<SnapshotRecord> = database.model<SnapshotRecord>(
  'Snapshot',
  snapshotSchema,
  'net_worth_snapshots',
);

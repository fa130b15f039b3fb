import { randomUUID } from 'node:crypto';
import { AccountStatus, AccountType } from '@plaza/contracts/finance/accounts';
import { FactorSource } from '@plaza/contracts/finance/rates';
import { limits } from '@plaza/contracts/limits';
import { type Model, Schema, type Types } from 'mongoose';
import { database } from '../database';
import { fitsDigits, toDecimal } from '../money';

export interface AccountRecord {
  _id: string;
  userId: string;
  name: string;
  type: AccountType;
  status: AccountStatus;
  /** A text that the table groups by; not the user. */
  owner: string;
  interestRate: Types.Decimal128 | null;
  perks: string;
  notes: string;
  balance: Types.Decimal128;
  currency: string;
  conversionFactor: Types.Decimal128;
  /** The base currency of the factor. While the settings have another one, the factor is outdated. */
  factorBase: string;
  factorSource: FactorSource;
  factorAsOf: Date;
  version: number;
  /** See `UserRecord`. */
  requestHash?: string;
  sortOrder: number;
  /** The turn of the last reordering that placed it, see `account-order.ts`. */
  orderTurn: number;
  createdAt: Date;
  updatedAt: Date;
  /** Set while a deleted account can still be restored. */
  deletedAt?: Date;
}

/** How long a deleted account can be restored. */
const restorableSeconds = 24 * 3600;

const digits = (before: number, after: number) => (value: Types.Decimal128 | null) =>
  value === null || fitsDigits(value, before, after);

/** A factor may have all digits of Decimal128: a yen in bitcoin has 41 decimals. */
const isFactor = (value: Types.Decimal128) => toDecimal(value).isFinite() && toDecimal(value).greaterThan(0);

const accountSchema = new Schema<AccountRecord>(
  {
    _id: { type: String, default: () => randomUUID() },
    userId: { type: String, required: true },
    name: { type: String, required: true, maxlength: limits.accountName },
    type: { type: String, required: true, enum: AccountType.options },
    status: { type: String, default: 'Unlocked', enum: AccountStatus.options },
    owner: { type: String, default: 'Primary', maxlength: limits.shortText },
    interestRate: { type: Schema.Types.Decimal128, default: null, validate: digits(3, 3) },
    perks: { type: String, default: '', maxlength: limits.longText },
    notes: { type: String, default: '', maxlength: limits.longText },
    balance: { type: Schema.Types.Decimal128, default: '0', validate: digits(limits.balanceDigits, 8) },
    currency: { type: String, default: 'USD', maxlength: 10 },
    conversionFactor: { type: Schema.Types.Decimal128, default: '1', validate: isFactor },
    factorBase: { type: String, default: 'USD', maxlength: 10 },
    factorSource: { type: String, default: 'manual', enum: FactorSource.options },
    factorAsOf: { type: Date, default: () => new Date() },
    version: { type: Number, default: 0 },
    requestHash: String,
    sortOrder: { type: Number, default: 0, min: 0, max: 1_000_000 },
    orderTurn: { type: Number, default: 0 },
    deletedAt: Date,
  },
  { timestamps: true, versionKey: false },
);

/** The index leaves out sortOrder: a scan of it would miss or repeat accounts that are being reordered. */
accountSchema.index({ userId: 1, createdAt: 1 });
accountSchema.index({ deletedAt: 1 }, { expireAfterSeconds: restorableSeconds, sparse: true });

export const AccountModel: Model<AccountRecord> = database.model<AccountRecord>('Account', accountSchema, 'accounts');

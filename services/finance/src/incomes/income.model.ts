import { incomeFrequencies, incomeSources, incomeTypes } from '@plaza/contracts/finance/choices';
import type { IncomeFrequency, IncomeSource, IncomeType } from '@plaza/contracts/finance/incomes';
import { type Model, Schema, type Types } from 'mongoose';
import { database } from '../database';
import { amountField, recordSchema } from '../records/record-fields';
import type { UserRecord } from '../records/user-record';

export interface IncomeRecord extends UserRecord {
  source: IncomeSource;
  type: IncomeType;
  /** Per two weeks for Biweekly, per year for Yearly, otherwise per month. */
  monthlyAmount: Types.Decimal128;
  /**
   * Weekly or quarterly pay as entered, of which `monthlyAmount` is the rounded monthly equivalent; absent counts as
   * null.
   */
  pay?: Types.Decimal128 | null;
  frequency: IncomeFrequency;
  taxable: boolean;
  notes: string;
}

const incomeSchema = new Schema<IncomeRecord>(
  {
    ...recordSchema,
    source: { type: String, required: true, enum: incomeSources },
    type: { type: String, required: true, enum: incomeTypes },
    monthlyAmount: { ...amountField, required: true },
    pay: { type: Schema.Types.Decimal128, default: null },
    frequency: { type: String, default: 'Monthly', enum: incomeFrequencies },
    taxable: { type: Boolean, default: true },
  },
  { timestamps: true, versionKey: false },
);

incomeSchema.index({ userId: 1, createdAt: 1 });

export const IncomeModel: Model<IncomeRecord> = database.model<IncomeRecord>('Income', incomeSchema, 'incomes');

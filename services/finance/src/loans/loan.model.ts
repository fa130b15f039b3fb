import { loanTypes } from '@plaza/contracts/finance/choices';
import type { LoanType } from '@plaza/contracts/finance/loans';
import { limits } from '@plaza/contracts/limits';
import { type Model, Schema, type Types } from 'mongoose';
import { database } from '../database';
import { fitsDigits } from '../money';
import { amountField, recordSchema } from '../records/record-fields';
import type { UserRecord } from '../records/user-record';

export interface LoanRecord extends UserRecord {
  lender: string;
  type: LoanType;
  balance: Types.Decimal128;
  /** Percent a year. */
  interestRate: Types.Decimal128;
  monthlyPayment: Types.Decimal128;
  /** 0 for none. */
  termMonths: number;
  /** The day from which the term counts: the day on which it was entered. */
  termFrom: string;
  notes: string;
}

const isRate = (value: Types.Decimal128) => fitsDigits(value, 3, 3);

const loanSchema = new Schema<LoanRecord>(
  {
    ...recordSchema,
    lender: { type: String, required: true, maxlength: limits.shortText },
    type: { type: String, required: true, enum: loanTypes },
    balance: { ...amountField, required: true },
    interestRate: { type: Schema.Types.Decimal128, default: '0', validate: isRate },
    monthlyPayment: amountField,
    termMonths: { type: Number, default: 0, min: 0, max: limits.loanMonths },
    termFrom: { type: String, required: true, maxlength: 10 },
  },
  { timestamps: true, versionKey: false },
);

loanSchema.index({ userId: 1, createdAt: 1 });

export const LoanModel: Model<LoanRecord> = database.model<LoanRecord>('Loan', loanSchema, 'loans');

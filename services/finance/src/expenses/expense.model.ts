import { expenseCategories, expenseRecurrences, expenseTypes } from '@plaza/contracts/finance/choices';
import type { ExpenseCategory, ExpenseRecurrence, ExpenseType } from '@plaza/contracts/finance/expenses';
import { limits } from '@plaza/contracts/limits';
import { type Model, Schema, type Types } from 'mongoose';
import { database } from '../database';
import { amountField, recordSchema } from '../records/record-fields';
import type { UserRecord } from '../records/user-record';

export interface ExpenseRecord extends UserRecord {
  category: ExpenseCategory;
  description: string;
  /** The monthly equivalent; for a One-time expense, what it cost. */
  monthlyAmount: Types.Decimal128;
  type: ExpenseType;
  recurrence: ExpenseRecurrence;
  essential: boolean;
  paymentSource: string;
  notes: string;
  /** When an imported expense was first entered. For all others that is `createdAt`, which lists are sorted by. */
  enteredAt?: Date;
}

const expenseSchema = new Schema<ExpenseRecord>(
  {
    ...recordSchema,
    category: { type: String, required: true, enum: expenseCategories },
    description: { type: String, required: true, maxlength: limits.shortText },
    monthlyAmount: { ...amountField, required: true },
    type: { type: String, required: true, enum: expenseTypes },
    recurrence: { type: String, default: 'Monthly', enum: expenseRecurrences },
    essential: { type: Boolean, default: true },
    paymentSource: { type: String, default: '', maxlength: limits.shortText },
    enteredAt: Date,
  },
  { timestamps: true, versionKey: false },
);

expenseSchema.index({ userId: 1, createdAt: 1 });

export const ExpenseModel: Model<ExpenseRecord> = database.model<ExpenseRecord>('Expense', expenseSchema, 'expenses');

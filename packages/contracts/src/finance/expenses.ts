import { z } from 'zod';
import { call } from '../call';
import { idempotencyHeader } from '../idempotency-header';
import { Id, IdParams, Instant } from '../ids';
import { limits } from '../limits';
import { CurrencyCode } from '../money';
import { expenseCategories, expenseRecurrences, expenseTypes } from './choices';
import { Amount, amountsFit, changesSomething, emptyAs, text, Version } from './fields';
import * as financeRoutes from './routes';

export const ExpenseCategory = z.enum(expenseCategories);
export type ExpenseCategory = z.infer<typeof ExpenseCategory>;

export const ExpenseType = z.enum(expenseTypes);
export type ExpenseType = z.infer<typeof ExpenseType>;

export const ExpenseRecurrence = z.enum(expenseRecurrences);
export type ExpenseRecurrence = z.infer<typeof ExpenseRecurrence>;

const expenseFields = {
  category: ExpenseCategory,
  description: text(limits.shortText).min(1, 'Description is required'),
  /** The monthly equivalent for any recurrence; for a One-time expense the whole cost. */
  monthlyAmount: Amount,
  currency: emptyAs('USD', CurrencyCode),
  type: ExpenseType,
  recurrence: emptyAs('Monthly', ExpenseRecurrence),
  essential: z.boolean(),
  paymentSource: emptyAs('', text(limits.shortText)),
  notes: emptyAs('', text(limits.longText)),
};

export const NewExpense = z
  .strictObject({
    ...expenseFields,
    currency: expenseFields.currency.default('USD'),
    recurrence: expenseFields.recurrence.default('Monthly'),
    essential: expenseFields.essential.default(true),
    paymentSource: expenseFields.paymentSource.default(''),
    notes: expenseFields.notes.default(''),
  })
  .superRefine(amountsFit('monthlyAmount'));
export type NewExpense = z.infer<typeof NewExpense>;

export const ExpenseChanges = z
  .strictObject({ ...expenseFields, version: Version })
  .partial()
  .refine(changesSomething, 'Nothing to change')
  .superRefine(amountsFit('monthlyAmount'));
export type ExpenseChanges = z.infer<typeof ExpenseChanges>;

export const Expense = z.object({
  id: Id,
  category: ExpenseCategory,
  description: z.string(),
  monthlyAmount: z.string(),
  currency: z.string(),
  type: ExpenseType,
  recurrence: ExpenseRecurrence,
  essential: z.boolean(),
  paymentSource: z.string(),
  notes: z.string(),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
});
export type Expense = z.infer<typeof Expense>;

const access = { scope: 'finance' } as const;

export const expenseCalls = {
  expenses: call(financeRoutes.expenses, {
    summary: "The caller's expenses, oldest first.",
    access,
    answer: z.array(Expense),
  }),
  addExpense: call(financeRoutes.addExpense, {
    summary: `Add an expense, once per ${idempotencyHeader}.`,
    access,
    status: 201,
    body: NewExpense,
    answer: Expense,
  }),
  changeExpense: call(financeRoutes.changeExpense, {
    summary: 'Change some fields of an expense.',
    access,
    params: IdParams,
    body: ExpenseChanges,
    answer: Expense,
  }),
  removeExpense: call(financeRoutes.removeExpense, {
    summary: 'Delete an expense.',
    access,
    status: 204,
    params: IdParams,
  }),
} as const;

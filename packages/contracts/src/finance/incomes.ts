import { z } from 'zod';
import { call } from '../call';
import { idempotencyHeader } from '../idempotency-header';
import { Id, IdParams, Instant } from '../ids';
import { limits } from '../limits';
import { CurrencyCode } from '../money';
import { incomeFrequencies, incomeSources, incomeTypes } from './choices';
import { Amount, amountsFit, changesSomething, emptyAs, text, Version } from './fields';
import * as financeRoutes from './routes';

export const IncomeSource = z.enum(incomeSources);
export type IncomeSource = z.infer<typeof IncomeSource>;

export const IncomeType = z.enum(incomeTypes);
export type IncomeType = z.infer<typeof IncomeType>;

export const IncomeFrequency = z.enum(incomeFrequencies);
export type IncomeFrequency = z.infer<typeof IncomeFrequency>;

const incomeFields = {
  source: IncomeSource,
  type: IncomeType,
  /**
   * Per two weeks for Biweekly, per year for Yearly, otherwise per month: weekly and quarterly pay must be converted.
   */
  monthlyAmount: Amount,
  /** Weekly or quarterly pay as entered; `monthlyAmount` is its rounded monthly equivalent. Empty means none. */
  pay: emptyAs(null, Amount.nullable()).optional(),
  currency: emptyAs('USD', CurrencyCode),
  frequency: emptyAs('Monthly', IncomeFrequency),
  taxable: z.boolean(),
  notes: emptyAs('', text(limits.longText)),
};

export const NewIncome = z
  .strictObject({
    ...incomeFields,
    currency: incomeFields.currency.default('USD'),
    frequency: incomeFields.frequency.default('Monthly'),
    taxable: incomeFields.taxable.default(true),
    notes: incomeFields.notes.default(''),
  })
  .superRefine(amountsFit('monthlyAmount', 'pay'));
export type NewIncome = z.infer<typeof NewIncome>;

export const IncomeChanges = z
  .strictObject({ ...incomeFields, version: Version })
  .partial()
  .refine(changesSomething, 'Nothing to change')
  .superRefine(amountsFit('monthlyAmount', 'pay'));
export type IncomeChanges = z.infer<typeof IncomeChanges>;

/** `perMonth` and `annualTotal` are computed from amount and frequency, in the income's own currency. */
export const Income = z.object({
  id: Id,
  source: IncomeSource,
  type: IncomeType,
  monthlyAmount: z.string(),
  /** Null if unknown; older releases omit it. */
  pay: z.string().nullable().optional(),
  currency: z.string(),
  frequency: IncomeFrequency,
  taxable: z.boolean(),
  perMonth: z.string(),
  annualTotal: z.string(),
  notes: z.string(),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
});
export type Income = z.infer<typeof Income>;

const access = { scope: 'finance' } as const;

export const incomeCalls = {
  incomes: call(financeRoutes.incomes, {
    summary: "The caller's incomes, oldest first.",
    access,
    answer: z.array(Income),
  }),
  addIncome: call(financeRoutes.addIncome, {
    summary: `Add an income, once per ${idempotencyHeader}.`,
    access,
    status: 201,
    body: NewIncome,
    answer: Income,
  }),
  changeIncome: call(financeRoutes.changeIncome, {
    summary: 'Change some fields of an income.',
    access,
    params: IdParams,
    body: IncomeChanges,
    answer: Income,
  }),
  removeIncome: call(financeRoutes.removeIncome, {
    summary: 'Delete an income.',
    access,
    status: 204,
    params: IdParams,
  }),
} as const;

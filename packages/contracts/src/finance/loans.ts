import { z } from 'zod';
import { call } from '../call';
import { idempotencyHeader } from '../idempotency-header';
import { Id, IdParams, Instant } from '../ids';
import { limits } from '../limits';
import { CurrencyCode } from '../money';
import { loanTypes } from './choices';
import { Amount, amountsFit, changesSomething, emptyAs, InterestRate, text, Version, whole } from './fields';
import * as financeRoutes from './routes';

export const LoanType = z.enum(loanTypes);
export type LoanType = z.infer<typeof LoanType>;

const loanFields = {
  lender: text(limits.shortText).min(1, 'Lender is required'),
  type: LoanType,
  balance: Amount,
  currency: emptyAs('USD', CurrencyCode),
  interestRate: emptyAs('0', InterestRate),
  monthlyPayment: emptyAs('0', Amount),
  /** Months until the term ends, counted from the day they were entered; 0 means no term. */
  termMonths: emptyAs(0, whole(limits.loanMonths)),
  notes: emptyAs('', text(limits.longText)),
};

export const NewLoan = z
  .strictObject({
    ...loanFields,
    currency: loanFields.currency.default('USD'),
    interestRate: loanFields.interestRate.default('0'),
    monthlyPayment: loanFields.monthlyPayment.default('0'),
    termMonths: loanFields.termMonths.default(0),
    notes: loanFields.notes.default(''),
  })
  .superRefine(amountsFit('balance', 'monthlyPayment'));
export type NewLoan = z.infer<typeof NewLoan>;

export const LoanChanges = z
  .strictObject({
    ...loanFields,
    /** Restarts the term today even if its number of months is unchanged; a changed number restarts it anyway. */
    renewTerm: z.boolean(),
    version: Version,
  })
  .partial()
  .refine(changesSomething, 'Nothing to change')
  .superRefine(amountsFit('balance', 'monthlyPayment'));
export type LoanChanges = z.infer<typeof LoanChanges>;

/**
 * Amounts in the loan's own currency. `endDate` is when the term ends, null without one; `monthsToPayOff` is null when
 * the payment does not cover the interest, or takes more than a century.
 */
export const Loan = z.object({
  id: Id,
  lender: z.string(),
  type: LoanType,
  balance: z.string(),
  currency: z.string(),
  interestRate: z.string(),
  /** As entered; "0.00" if left empty. */
  monthlyPayment: z.string(),
  /**
   * The actual monthly payment: as entered, otherwise the payment that clears the balance within the remaining term.
   */
  effectivePayment: z.string(),
  /** As entered. */
  termMonths: z.number().int(),
  /** How many payments of the term remain; 0 once it is over. Older releases omit it. */
  termMonthsLeft: z.number().int().optional(),
  endDate: z.iso.date().nullable(),
  monthsToPayOff: z.number().int().nullable(),
  notes: z.string(),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
});
export type Loan = z.infer<typeof Loan>;

/** One month of a schedule: the payment, its interest and principal, and the remaining balance. */
export const ScheduleRow = z.object({
  /** 1 is the month after today. */
  month: z.number().int(),
  date: z.iso.date(),
  payment: z.string(),
  interest: z.string(),
  principal: z.string(),
  balance: z.string(),
});
export type ScheduleRow = z.infer<typeof ScheduleRow>;

/**
 * The amortization of a loan in its own currency, down to a balance of 0.00. If the payment does not cover the
 * interest, the loan never ends: there are no rows, and the totals are null. Without a payment, it is computed from the
 * term.
 */
export const LoanSchedule = z.object({
  loanId: Id,
  currency: z.string(),
  monthlyPayment: z.string(),
  endless: z.boolean(),
  rows: z.array(ScheduleRow),
  totalPaid: z.string().nullable(),
  totalInterest: z.string().nullable(),
});
export type LoanSchedule = z.infer<typeof LoanSchedule>;

const access = { scope: 'finance' } as const;

export const loanCalls = {
  loans: call(financeRoutes.loans, { summary: "The caller's loans, oldest first.", access, answer: z.array(Loan) }),
  addLoan: call(financeRoutes.addLoan, {
    summary: `Add a loan, once per ${idempotencyHeader}.`,
    access,
    status: 201,
    body: NewLoan,
    answer: Loan,
  }),
  changeLoan: call(financeRoutes.changeLoan, {
    summary: 'Change some fields of a loan.',
    access,
    params: IdParams,
    body: LoanChanges,
    answer: Loan,
  }),
  removeLoan: call(financeRoutes.removeLoan, {
    summary: 'Delete a loan.',
    access,
    status: 204,
    params: IdParams,
  }),
  loanSchedule: call(financeRoutes.loanSchedule, {
    summary: 'The amortization schedule of a loan, from today on.',
    access,
    params: IdParams,
    answer: LoanSchedule,
  }),
} as const;

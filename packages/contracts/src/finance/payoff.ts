import { z } from 'zod';
import { call } from '../call';
import { Id } from '../ids';
import { Amount } from './fields';
import { LoanType } from './loans';
import * as financeRoutes from './routes';

/** Whether extra cash goes to the loan with the highest rate first, or to the one with the smallest balance. */
export const PayoffStrategy = z.enum(['avalanche', 'snowball']);
export type PayoffStrategy = z.infer<typeof PayoffStrategy>;

/** The payoff of one loan, in its own currency. Null: it is never paid off. */
export const LoanPayoff = z.object({
  loanId: Id,
  lender: z.string(),
  type: LoanType,
  currency: z.string(),
  months: z.number().int().nullable(),
  date: z.iso.date().nullable(),
  totalPaid: z.string().nullable(),
  totalInterest: z.string().nullable(),
});
export type LoanPayoff = z.infer<typeof LoanPayoff>;

/** A way to pay off all loans, in the base currency. `balances`: what is owed now and after each month. */
export const PayoffPlan = z.object({
  months: z.number().int().nullable(),
  date: z.iso.date().nullable(),
  totalPaid: z.string().nullable(),
  totalInterest: z.string().nullable(),
  loans: z.array(LoanPayoff),
  balances: z.array(z.string()),
});
export type PayoffPlan = z.infer<typeof PayoffPlan>;

/**
 * `asItIs` pays each loan separately: its totals are those of the schedules. `plan` adds the extra cash, and once a
 * loan is cleared, its payment goes to the next one.
 */
export const PayoffSimulation = z.object({
  baseCurrency: z.string(),
  strategy: PayoffStrategy,
  extra: z.string(),
  asItIs: PayoffPlan,
  plan: PayoffPlan,
  /** Null if either of the two never ends. */
  monthsSaved: z.number().int().nullable(),
  interestSaved: z.string().nullable(),
  withoutRate: z.array(z.string()),
});
export type PayoffSimulation = z.infer<typeof PayoffSimulation>;

export const payoffCalls = {
  simulatePayoff: call(financeRoutes.simulatePayoff, {
    summary:
      "The payoff of the caller's loans with extra cash each month, compared with no extra cash; 409 `too_many_loans`.",
    access: { scope: 'finance' },
    query: z.strictObject({
      strategy: PayoffStrategy.default('avalanche'),
      /** Per month, in the base currency. */
      extra: Amount.default('0'),
    }),
    answer: PayoffSimulation,
  }),
} as const;

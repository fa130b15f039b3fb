import { decimalsOf } from '@plaza/contracts/currencies';
import type { LoanSchedule } from '@plaza/contracts/finance/loans';
import { addMonths, dayOf } from '../days';
import { roundedText } from '../money';
import { amortize, type Debt, totalOf } from './amortization';
import { fromCents, toCents } from './cents';
import type { LoanRecord } from './loan.model';
import { loanTerms } from './loan-fields';
import { toDebt } from './loan-payment';

/** Balance and monthly payment of a loan in cents. */
export function toDebtAndPayment(loan: LoanRecord, now: Date): { debt: Debt; payment: bigint } {
  const { balance, rate, payment } = loanTerms(loan, now);
  const decimals = decimalsOf(loan.currency);
  return { debt: toDebt(balance, rate, decimals), payment: toCents(payment, decimals) };
}

/** The schedule of a loan, with the first payment a month from now. */
export function toSchedule(loan: LoanRecord, now: Date): LoanSchedule {
  const { _id: loanId, currency } = loan;
  const { debt, payment } = toDebtAndPayment(loan, now);
  const months = amortize(debt, payment);
  const today = dayOf(now);
  const text = (cents: bigint) => roundedText(fromCents(cents, decimalsOf(currency)), currency);
  return {
    loanId,
    currency,
    monthlyPayment: text(payment),
    endless: months === undefined,
    rows: (months ?? []).map((month, index) => ({
      month: index + 1,
      date: addMonths(today, index + 1),
      payment: text(month.payment),
      interest: text(month.interest),
      principal: text(month.principal),
      balance: text(month.balance),
    })),
    totalPaid: months ? text(totalOf(months, 'payment')) : null,
    totalInterest: months ? text(totalOf(months, 'interest')) : null,
  };
}

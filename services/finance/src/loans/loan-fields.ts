import type { Loan, LoanChanges } from '@plaza/contracts/finance/loans';
import { addMonths, dayOf } from '../days';
import { rateText, toDecimal, toDecimal128 } from '../money';
import { givenAmounts, givenBase, storedFields } from '../records/record-fields';
import type { LoanRecord } from './loan.model';
import { monthsToPayOff, paymentOf } from './months-to-pay-off';

/** A loan as it is given out. */
export function given(loan: LoanRecord): Loan {
  const { lender, type, termMonths, termFrom } = loan;
  return {
    ...givenBase(loan),
    ...givenAmounts(loan, ['balance', 'monthlyPayment']),
    lender,
    type,
    interestRate: rateText(loan.interestRate),
    termMonths,
    endDate: termMonths === 0 ? null : addMonths(termFrom, termMonths),
    monthsToPayOff: monthsOf(loan),
  };
}

/** Null when the payment does not cover the interest. */
export function monthsOf(loan: LoanRecord): number | null {
  const { balance, rate, payment } = termsOf(loan);
  return monthsToPayOff(balance, rate, payment);
}

/** What a loan is computed from: balance, yearly percent, and what is paid each month. */
export function termsOf(loan: Pick<LoanRecord, 'balance' | 'interestRate' | 'monthlyPayment' | 'termMonths'>) {
  const [balance, rate] = [toDecimal(loan.balance), toDecimal(loan.interestRate)];
  const { termMonths } = loan;
  return {
    balance,
    rate,
    payment: paymentOf(balance, rate, { monthlyPayment: toDecimal(loan.monthlyPayment), termMonths }),
  };
}

/** The given fields as they are stored; a new term counts from today. */
export function fieldsOf(
  { interestRate, ...changes }: LoanChanges,
  before: LoanRecord | undefined,
  now: Date,
): Partial<LoanRecord> {
  const { termMonths } = changes;
  const isNewTerm = termMonths !== undefined && termMonths !== before?.termMonths;
  return {
    ...storedFields(changes, ['balance', 'monthlyPayment']),
    ...(interestRate === undefined ? {} : { interestRate: toDecimal128(interestRate) }),
    ...(isNewTerm ? { termFrom: dayOf(now) } : {}),
  };
}

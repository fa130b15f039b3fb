import { decimalsOf } from '@plaza/contracts/currencies';
import type { LoanSchedule } from '@plaza/contracts/finance/loans';
import { addMonths, dayOf } from '../days';
import { roundedText } from '../money';
import { amortise, totalOf } from './amortisation';
import type { LoanRecord } from './loan.model';
import { termsOf } from './loan-fields';

/** The schedule of a loan from a day on: the first payment is a month later. */
export function scheduleOf(loan: LoanRecord, now: Date): LoanSchedule {
  const { _id: loanId, currency } = loan;
  const { balance, rate, payment } = termsOf(loan);
  const months = amortise({ balance, rate, decimals: decimalsOf(currency) }, payment);
  const today = dayOf(now);
  return {
    loanId,
    currency,
    monthlyPayment: roundedText(payment, currency),
    endless: months === undefined,
    rows: (months ?? []).map((month, index) => ({
      month: index + 1,
      date: addMonths(today, index + 1),
      payment: roundedText(month.payment, currency),
      interest: roundedText(month.interest, currency),
      principal: roundedText(month.principal, currency),
      balance: roundedText(month.balance, currency),
    })),
    totalPaid: months ? roundedText(totalOf(months, 'payment'), currency) : null,
    totalInterest: months ? roundedText(totalOf(months, 'interest'), currency) : null,
  };
}

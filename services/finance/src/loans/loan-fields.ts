import { decimalsOf } from '@plaza/contracts/currencies';
import type { Loan, LoanChanges } from '@plaza/contracts/finance/loans';
import { addMonths, dayOf } from '../days';
import { rateText, roundedText, toDecimal, toDecimal128 } from '../money';
import { toAmounts, toBaseFields, toStoredFields } from '../records/record-fields';
import type { LoanRecord } from './loan.model';
import { monthlyPaymentOf } from './loan-payment';
import { monthsToPayOff } from './months-to-pay-off';

export function toLoan(loan: LoanRecord): Loan {
  const { lender, type, currency, termMonths, termFrom } = loan;
  const { balance, rate, payment } = loanTerms(loan);
  return {
    ...toBaseFields(loan),
    ...toAmounts(loan, ['balance', 'monthlyPayment']),
    lender,
    type,
    interestRate: rateText(loan.interestRate),
    effectivePayment: roundedText(payment, currency),
    termMonths,
    endDate: termMonths === 0 ? null : addMonths(termFrom, termMonths),
    monthsToPayOff: monthsToPayOff(balance, rate, payment),
  };
}

type TermFields = 'balance' | 'currency' | 'interestRate' | 'monthlyPayment' | 'termMonths';

/** `byTerm` is true where the payment follows from the term. */
export function loanTerms({ currency, termMonths, ...loan }: Pick<LoanRecord, TermFields>) {
  const [balance, rate] = [toDecimal(loan.balance), toDecimal(loan.interestRate)];
  const monthlyPayment = toDecimal(loan.monthlyPayment);
  const payment = monthlyPaymentOf({ balance, rate, monthlyPayment, termMonths, decimals: decimalsOf(currency) });
  return { balance, rate, payment, byTerm: !payment.equals(monthlyPayment) };
}

/** A new term counts from today. */
export function toLoanFields(
  { interestRate, ...changes }: LoanChanges,
  before: LoanRecord | undefined,
  now: Date,
): Partial<LoanRecord> {
  const { termMonths } = changes;
  const isNewTerm = termMonths !== undefined && termMonths !== before?.termMonths;
  return {
    ...toStoredFields(changes, ['balance', 'monthlyPayment']),
    ...(interestRate === undefined ? {} : { interestRate: toDecimal128(interestRate) }),
    ...(isNewTerm ? { termFrom: dayOf(now) } : {}),
  };
}

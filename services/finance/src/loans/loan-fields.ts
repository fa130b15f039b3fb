import { decimalsOf } from '@plaza/contracts/currencies';
import type { Loan, LoanChanges } from '@plaza/contracts/finance/loans';
import { addMonths, dayOf } from '../days';
import { rateText, roundedText, toDecimal, toDecimal128 } from '../money';
import { toAmounts, toBaseFields, toStoredFields } from '../records/record-fields';
import { toCents } from './cents';
import type { LoanRecord } from './loan.model';
import { monthlyPaymentOf, toDebt } from './loan-payment';
import { scheduledMonths } from './scheduled-months';
import { termMonthsLeft } from './term';

export function toLoan(loan: LoanRecord, now: Date): Loan {
  const { lender, type, currency, termMonths, termFrom } = loan;
  const { balance, rate, payment } = loanTerms(loan, now);
  const decimals = decimalsOf(currency);
  return {
    ...toBaseFields(loan),
    ...toAmounts(loan, ['balance', 'monthlyPayment']),
    lender,
    type,
    interestRate: rateText(loan.interestRate),
    effectivePayment: roundedText(payment, currency),
    termMonths,
    termMonthsLeft: termMonthsLeft(loan, dayOf(now)),
    endDate: termMonths === 0 ? null : addMonths(termFrom, termMonths),
    monthsToPayOff: scheduledMonths(toDebt(balance, rate, decimals), toCents(payment, decimals)),
  };
}

type TermFields = 'balance' | 'currency' | 'interestRate' | 'monthlyPayment' | 'termMonths' | 'termFrom';

/**
 * `byTerm` is true where the payment follows from the term; once the term is over, what is still owed is due within a
 * month.
 */
export function loanTerms(loan: Pick<LoanRecord, TermFields>, now: Date) {
  const [balance, rate] = [toDecimal(loan.balance), toDecimal(loan.interestRate)];
  const monthlyPayment = toDecimal(loan.monthlyPayment);
  const monthsLeft = loan.termMonths === 0 ? 0 : Math.max(1, termMonthsLeft(loan, dayOf(now)));
  const decimals = decimalsOf(loan.currency);
  const payment = monthlyPaymentOf({ balance, rate, monthlyPayment, monthsLeft, decimals });
  return { balance, rate, payment, monthsLeft, byTerm: !payment.equals(monthlyPayment) };
}

/** A changed term begins today; a term of as many months as before does so only with `renewTerm`. */
export function toLoanFields(
  { interestRate, renewTerm = false, ...changes }: LoanChanges,
  before: LoanRecord | undefined,
  now: Date,
): Partial<LoanRecord> {
  const { termMonths } = changes;
  const isNewTerm = renewTerm || (termMonths !== undefined && termMonths !== before?.termMonths);
  return {
    ...toStoredFields(changes, ['balance', 'monthlyPayment']),
    ...(interestRate === undefined ? {} : { interestRate: toDecimal128(interestRate) }),
    ...(isNewTerm ? { termFrom: dayOf(now) } : {}),
  };
}

import { decimalsOf } from '@plaza/contracts/currencies';
import type { Loan } from '@plaza/contracts/finance/loans';
import { Exact } from '../money/exact';

/**
 * Why a loan has no end: nothing is paid on it, not even its interest is, or it would take more than a hundred years.
 */
export type EndlessReason = 'unpaid' | 'interest' | 'century';

/** Why a loan that counts as endless does, at the payment that it has. */
export function endlessReason(loan: Loan): EndlessReason {
  const payment = new Exact(loan.effectivePayment);
  if (payment.isZero()) return 'unpaid';
  return payment.greaterThan(monthlyInterest(loan)) ? 'century' : 'interest';
}

/** What a month's interest on the balance is, in the loan's currency. */
export const monthlyInterest = ({ balance, interestRate, currency }: Loan): string =>
  new Exact(balance).times(interestRate).dividedBy(1200).toDecimalPlaces(decimalsOf(currency)).toFixed();

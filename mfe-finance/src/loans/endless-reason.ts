import { decimalsOf } from '@plaza/contracts/currencies';
import type { Loan } from '@plaza/contracts/finance/loans';
import { ExactDecimal } from '../money/exact-decimal';

/**
 * Why a loan never ends: nothing is paid, the payment does not cover the interest, or it takes more than a hundred
 * years.
 */
export type EndlessReason = 'unpaid' | 'interest' | 'century';

/** The reason why a loan that counts as endless never ends at its current payment. */
export function endlessReason(loan: Loan): EndlessReason {
  const payment = new ExactDecimal(loan.effectivePayment);
  if (payment.isZero()) return 'unpaid';
  return payment.greaterThan(monthlyInterest(loan)) ? 'century' : 'interest';
}

/** The interest of one month on the balance, in the loan's currency. */
export const monthlyInterest = ({ balance, interestRate, currency }: Loan): string =>
  new ExactDecimal(balance).times(interestRate).dividedBy(1200).toDecimalPlaces(decimalsOf(currency)).toFixed();

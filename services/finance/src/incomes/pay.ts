import { decimalsOf } from '@plaza/contracts/currencies';
import type { IncomeFrequency } from '@plaza/contracts/finance/incomes';
import { InvalidInput } from '@plaza/service-kit/errors';
import type { Types } from 'mongoose';
import { type Decimal, toDecimal } from '../money';
import type { IncomeRecord } from './income.model';

type Amount = Pick<IncomeRecord, 'monthlyAmount' | 'frequency' | 'currency'>;

export const isStoredPerMonth = (frequency: IncomeFrequency): boolean =>
  frequency === 'Weekly' || frequency === 'Quarterly';

/**
 * Weekly or quarterly pay per month, rounded to the decimals of its currency; undefined for other frequencies, whose
 * amount is stored as it is.
 */
export function monthlyPay(pay: Decimal, frequency: IncomeFrequency, currency: string): Decimal | undefined {
  const decimals = decimalsOf(currency);
  if (frequency === 'Weekly') return pay.times(52).div(12).toDecimalPlaces(decimals);
  return frequency === 'Quarterly' ? pay.div(3).toDecimalPlaces(decimals) : undefined;
}

/** Whether the monthly amount of an income is the monthly equivalent of this pay. */
export function isPayOf(pay: Types.Decimal128, { monthlyAmount, frequency, currency }: Amount): boolean {
  return monthlyPay(toDecimal(pay), frequency, currency)?.equals(toDecimal(monthlyAmount)) ?? false;
}

/** @throws InvalidInput for pay with another monthly equivalent, or of a frequency whose amount is stored as it is */
export function requirePayOf(pay: Types.Decimal128, amount: Amount): void {
  if (isPayOf(pay, amount)) return;
  const message = 'Must be weekly or quarterly pay that is the monthly amount in a month';
  throw new InvalidInput(message, [{ path: 'pay', message }]);
}

import { decimalsOf } from '@plaza/contracts/currencies';
import type { Income, IncomeFrequency } from '@plaza/contracts/finance/incomes';
import { ExactDecimal } from '../money/exact-decimal';

/** The period of each frequency, as text. */
export const payPeriod: Record<IncomeFrequency, string> = {
  Monthly: 'per month',
  Biweekly: 'per two weeks',
  Weekly: 'per week',
  Yearly: 'per year',
  Quarterly: 'per quarter',
};

/** Weekly and quarterly pay is stored as a monthly amount; all other pay is stored as entered. */
const monthlyFactors: Partial<Record<IncomeFrequency, { readonly times: number; readonly by: number }>> = {
  Weekly: { times: 52, by: 12 },
  Quarterly: { times: 1, by: 3 },
};

export const isStoredPerMonth = (frequency: IncomeFrequency): boolean => frequency in monthlyFactors;

/** The amount to store for a pay, rounded to the decimals of its currency. */
export function storedAmount(pay: string, frequency: IncomeFrequency, currency: string): string {
  const factor = monthlyFactors[frequency];
  if (!factor) return pay;
  return rounded(new ExactDecimal(pay).times(factor.times).dividedBy(factor.by), currency);
}

/** The pay of an income as it was entered; if that is unknown, its monthly amount converted to its period. */
export function payOf({ pay, monthlyAmount, frequency, currency }: Income): string {
  const factor = monthlyFactors[frequency];
  if (!factor) return monthlyAmount;
  return pay ?? rounded(new ExactDecimal(monthlyAmount).times(factor.by).dividedBy(factor.times), currency);
}

const rounded = (amount: InstanceType<typeof ExactDecimal>, currency: string): string =>
  amount.toDecimalPlaces(decimalsOf(currency)).toFixed();

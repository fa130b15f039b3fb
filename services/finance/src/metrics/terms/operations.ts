import type { TermOperation } from '@plaza/contracts/finance/metric-names';
import { addMonths, daysBetween } from '../../days';
import { monthsToPayOff } from '../../loans/months-to-pay-off';
import { Decimal, sumOf } from '../../money';
import { monthsToHalfDebt } from './half-debt';

/** A number, a day (YYYY-MM-DD), or null where there is none. */
export type Value = Decimal | string | null;

const zero = new Decimal(0);
const one = new Decimal(1);

/** The rules are in the docstring of the contract's `Term`. */
const onNumbers: Partial<Record<TermOperation, (numbers: readonly Decimal[]) => Decimal | null>> = {
  sum: sumOf,
  difference: ([first = zero, ...others]) => sumOf([first, ...others.map((number) => number.neg())]),
  product: (numbers) => numbers.reduce((product, number) => product.times(number), one),
  quotient: ([first = zero, second = zero]) => (second.isZero() ? zero : first.div(second)),
  maximum: (numbers) => (numbers.length === 0 ? zero : Decimal.max(...numbers)),
  minimum: (numbers) => (numbers.length === 0 ? zero : Decimal.min(...numbers)),
  mean: (numbers) => (numbers.length === 0 ? zero : sumOf(numbers).div(numbers.length)),
  monthsToPayOff: ([balance = zero, percent = zero, payment = zero]) =>
    counted(monthsToPayOff(balance, percent, payment)),
  presentValue: ([payment = zero, percent = zero, months = zero]) => presentValue(payment, percent, months),
  monthsToHalfDebt: (numbers) => counted(monthsToHalfDebt(numbers)),
};

/** Applies an operation. The result is null where a value is null, except for a count. */
export function apply(operation: TermOperation, values: readonly Value[]): Value {
  if (operation === 'count') return new Decimal(values.length);
  if (values.includes(null)) return null;
  if (operation === 'addMonths') return addMonths(String(values[0]), Number(values[1]));
  if (operation === 'daysUntilAge') return daysUntilAge(String(values[0]), Number(values[1]), String(values[2]));
  return onNumbers[operation]?.(values as Decimal[]) ?? null;
}

const counted = (months: number | null): Decimal | null => (months === null ? null : new Decimal(months));

/** The present value of equal payments at the end of each month: payment × (1 − (1+i)^−n) / i. */
function presentValue(payment: Decimal, percent: Decimal, months: Decimal): Decimal {
  const rate = percent.div(1200);
  if (rate.isZero()) return payment.times(months);
  return payment.times(one.minus(rate.plus(1).pow(months.neg()))).div(rate);
}

/** Whole days from `today` to the birthday of that age; 0 when it is past. */
function daysUntilAge(birthDay: string, age: number, today: string): Decimal {
  return new Decimal(Math.max(0, daysBetween(today, addMonths(birthDay, age * 12))));
}

import type { TermOperation } from '@plaza/contracts/finance/metric-names';
import type { Term } from '@plaza/contracts/finance/metrics';
import { limits } from '@plaza/contracts/limits';
import { Decimal } from 'decimal.js-light';
import { addMonths, daysBetween } from './days';
import { monthsToHalfDebt } from './half-debt';

/** The service's precision plus a few digits. */
export const Precise = Decimal.clone({ precision: 40 });
type Precise = InstanceType<typeof Precise>;
type Value = Precise | string | null;

const zero = new Precise(0);
const one = new Precise(1);

/**
 * Recomputes a term from its inputs by the rules of the contract, independently of the service's result: this folder
 * repeats the service's formulas on purpose, as shared ones would share their mistakes.
 * @returns a decimal string or a day; null if there is no result
 */
export function recompute(term: Term): string | null {
  const value = evaluate(term);
  return value instanceof Decimal ? value.toFixed() : value;
}

/**
 * A leaf has its own value, and a converted amount is its amount times its factor. Any other term is computed from the
 * terms below it.
 */
function evaluate({ operation, of = [], conversion, value, unit }: Term): Value {
  if (operation) return apply(operation, of.map(evaluate));
  if (conversion) return new Precise(conversion.amount).times(conversion.factor);
  if (value === null || unit === 'date') return value;
  return new Precise(value);
}

function apply(operation: TermOperation, values: Value[]): Value {
  if (operation === 'count') return new Precise(values.length);
  if (values.includes(null)) return null;
  if (operation === 'addMonths') return addMonths(String(values[0]), Number(values[1]));
  if (operation === 'daysUntilAge') {
    const birthday = addMonths(String(values[0]), Number(values[1]) * 12);
    return new Precise(Math.max(0, daysBetween(String(values[2]), birthday)));
  }
  return onNumbers[operation](values as Precise[]);
}

const sum = (numbers: Precise[]): Precise => numbers.reduce((total, number) => total.plus(number), zero);

const onNumbers: Record<
  Exclude<TermOperation, 'count' | 'addMonths' | 'daysUntilAge'>,
  (numbers: Precise[]) => Precise | null
> = {
  sum,
  difference: ([first = zero, ...others]) => others.reduce((rest, number) => rest.minus(number), first),
  product: (numbers) => numbers.reduce((product, number) => product.times(number), one),
  quotient: ([first = zero, second = zero]) => (second.isZero() ? zero : first.dividedBy(second)),
  maximum: (numbers) =>
    numbers.reduce((most, number) => (number.greaterThan(most) ? number : most), numbers[0] ?? zero),
  minimum: (numbers) =>
    numbers.reduce((least, number) => (number.lessThan(least) ? number : least), numbers[0] ?? zero),
  mean: (numbers) => (numbers.length === 0 ? zero : sum(numbers).dividedBy(numbers.length)),
  monthsToPayOff: ([balance = zero, percent = zero, payment = zero]) => monthsToPayOff(balance, percent, payment),
  presentValue: ([payment = zero, percent = zero, months = zero]) => presentValue(payment, percent, months),
  monthsToHalfDebt: (numbers) => {
    const months = monthsToHalfDebt(numbers);
    return months === null ? null : new Precise(months);
  },
};

/** Anything that takes longer than a century counts as endless. */
const maxMonths = limits.loanMonths;

/** ⌈−ln(1 − iB/P) / ln(1 + i)⌉; without interest ⌈B/P⌉; null if the payment does not cover the interest. */
function monthsToPayOff(balance: Precise, percent: Precise, payment: Precise): Precise | null {
  if (balance.lessThanOrEqualTo(0)) return zero;
  const rate = percent.dividedBy(1200);
  if (payment.lessThanOrEqualTo(balance.times(rate))) return null;
  if (rate.isZero()) return withinCentury(balance.dividedBy(payment));
  const share = one.minus(balance.times(rate).dividedBy(payment));
  const months = share.ln().negated().dividedBy(rate.plus(1).ln());
  return withinCentury(months.toDecimalPlaces(20));
}

function withinCentury(months: Precise): Precise | null {
  const whole = months.toDecimalPlaces(0, Decimal.ROUND_UP);
  return whole.greaterThan(maxMonths) ? null : whole;
}

/** Payment × (1 − (1+i)^−n) / i. */
function presentValue(payment: Precise, percent: Precise, months: Precise): Precise {
  const rate = percent.dividedBy(1200);
  if (rate.isZero()) return payment.times(months);
  const grown = rate.plus(1).pow(months.toNumber());
  return payment.times(one.minus(one.dividedBy(grown))).dividedBy(rate);
}

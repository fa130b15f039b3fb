import { decimalsOf } from '@plaza/contracts/currencies';
import { Decimal as AnyDecimal } from 'decimal.js';
import { Types } from 'mongoose';

/** As precise as Decimal128, rounding half up. A clone, as the whole process shares the library's own settings. */
export const Decimal = AnyDecimal.clone({ precision: 34, rounding: AnyDecimal.ROUND_HALF_UP });
export type Decimal = AnyDecimal;

/** Enough digits for any sum of amounts to be exact. */
const ExactDecimal = AnyDecimal.clone({ precision: 1000, rounding: AnyDecimal.ROUND_HALF_UP });

/** A number with the digits that are stored. */
export const withStoredDigits = (number: string | Decimal): Decimal =>
  new Decimal(number).toSignificantDigits(Decimal.precision);

/**
 * The sum, rounded once at the end, so that it is the same in any order. If each step were rounded, a sum close to half
 * a cent could differ by one cent after the rows were sorted differently.
 */
export function sumOf(numbers: Iterable<Decimal>): Decimal {
  let total: AnyDecimal = new ExactDecimal(0);
  for (const number of numbers) total = total.plus(number);
  return withStoredDigits(total);
}

/** A decimal string as it is stored. */
export function toDecimal128(value: string): Types.Decimal128 {
  return Types.Decimal128.fromString(canonical(new Decimal(value)));
}

/** Short numbers are read from their bytes, as the conversion to text by the driver is slow. */
export function toDecimal(value: Types.Decimal128): Decimal {
  return new Decimal(shortText(value.bytes) ?? value.toString());
}

/** Sign, 14 bits of exponent and 113 bits of digits, little-endian; undefined for digits of more than 48 bits. */
function shortText(bytes: Uint8Array): string | undefined {
  for (let index = 6; index < 14; index += 1) if (bytes[index] !== 0) return undefined;
  const [high = 0, next = 0] = [bytes[15], bytes[14]];
  const isPlain = (high & 0x60) !== 0x60 && (next & 1) === 0;
  if (!isPlain) return undefined;
  let digits = 0;
  for (let index = 5; index >= 0; index -= 1) digits = digits * 256 + (bytes[index] ?? 0);
  const exponent = ((high & 0x7f) << 7) + (next >> 1) - exponentBias;
  return `${high & 0x80 ? '-' : ''}${digits}e${exponent}`;
}

const exponentBias = 6176;

export const storedDecimal = (value: Decimal): Types.Decimal128 => Types.Decimal128.fromString(canonical(value));

/** A computed amount on the wire: rounded to the decimals of its currency, at least 2. */
export function roundedText(amount: Decimal, currency: string): string {
  const rounded = amount.toDecimalPlaces(decimalsOf(currency));
  const decimals = Math.max(2, rounded.decimalPlaces());
  return rounded.isZero() ? (0).toFixed(decimals) : rounded.toFixed(decimals);
}

/** A stored amount on the wire: 2 decimals for fiat, otherwise as many as it has, from 2 to 8. */
export function amountText(amount: Types.Decimal128, currency: string): string {
  const value = new Decimal(amount.toString());
  const decimals = Math.min(Math.max(2, value.decimalPlaces()), decimalsOf(currency));
  return value.isZero() ? (0).toFixed(decimals) : value.toFixed(decimals);
}

/**
 * A conversion factor or custom rate on the wire: 6 decimals, or 6 significant digits if all 6 decimals would be zero.
 */
export function factorText(factor: Types.Decimal128): string {
  const value = toDecimal(factor);
  return value.isZero() || value.toDecimalPlaces(6).greaterThan(0)
    ? value.toFixed(6)
    : exactText(value.toSignificantDigits(6));
}

/** Whether an entered number equals an exact one at the entered decimals; at least 6, as forms show that many. */
export function equalsAsTyped(typed: string, exact: Decimal): boolean {
  const decimals = Math.max(6, new Decimal(typed).decimalPlaces());
  return exact.toDecimalPlaces(decimals).equals(typed);
}

/** The maximum number of decimals of a factor in an input; a factor below `tiny` has 6 significant digits instead. */
const inputDecimals = 18;
const tiny = new Decimal('1e-13');

/** A factor with as many digits as an input may have. */
export function inputText(factor: Decimal): string {
  if (factor.decimalPlaces() <= inputDecimals) return exactText(factor);
  return exactText(factor.lessThan(tiny) ? factor.toSignificantDigits(6) : factor.toDecimalPlaces(inputDecimals));
}

/** A number with all its digits, without an exponent. */
export const exactText = (value: Decimal): string => canonical(value);

/** A percentage on the wire, with the decimals that it has. */
export function rateText(rate: Types.Decimal128): string {
  return canonical(new Decimal(rate.toString()));
}

/** Whether a number has at most the given digits before and after its decimal point. */
export function fitsDigits(value: Types.Decimal128, before: number, after: number): boolean {
  const number = new Decimal(value.toString());
  return number.isFinite() && number.abs().lessThan(Decimal.pow(10, before)) && number.decimalPlaces() <= after;
}

/** Plain digits without trailing zeros and without a negative zero. */
function canonical(value: Decimal): string {
  return value.isZero() ? '0' : value.toFixed();
}

/** A fraction on the wire: a number with 6 decimals. Not for money. */
export function fraction(value: Decimal): number;
export function fraction(value: Decimal | null): number | null;
export function fraction(value: Decimal | null): number | null {
  return value === null ? null : value.toDecimalPlaces(6).toNumber();
}

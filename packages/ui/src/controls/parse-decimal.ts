/**
 * How a locale writes numbers. `groupSize`: the number of digits in the groups before the last three, which is two in
 * India.
 */
interface Notation {
  readonly decimal: string;
  readonly group: string;
  readonly groupSize: number;
}

/**
 * The typed number as a decimal string such as "-1200.50"; undefined if it is ambiguous. The text is read in the
 * notation of the reader's locale or, if that fails, in the notation of this product: "1,234" is 1234 for an American
 * and 1.234 for a German, "0.125" is the same for both, and "12,50" is invalid for an American.
 * @param locale a BCP 47 tag, such as `readerLocale()`
 * @param unit what may be written beside the number, as in "CA$1,200.50" or "4.8 %": a currency code, "%", a word
 */
export function parseDecimal(typed: string, locale: string, unit?: string): string | undefined {
  const text = withoutUnit(inAscii(typed).trim(), unitNames(locale, unit));
  return inNotation(text, notationOf(locale)) ?? inNotation(text, notationOf('en-US'));
}

/** Whether a text is a decimal string as `parseDecimal` returns it and services accept it. */
export const isDecimalText = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text);

/**
 * A decimal string with the reader's own decimal separator: "1200,5" for a German. Any other text remains unchanged.
 */
export const decimalForReader = (text: string, locale: string): string =>
  isDecimalText(text) ? text.replace('.', notationOf(locale).decimal) : text;

/** The error for a text that is not a number in the reader's notation: "Must be a number, such as 1200,50". */
export const notANumber = (): string => `Must be a number, such as ${decimalForReader('1200.50', readerLocale())}`;

/** The locale of the browser. */
export const readerLocale = (): string => navigator.language || 'en-US';

function inNotation(text: string, notation: Notation): string | undefined {
  const [, sign = '', number = ''] = /^([+-]?)\s?(.*)$/su.exec(text) ?? [];
  const [whole = '', decimals = '', ...more] = number.replace('\u066b', notation.decimal).split(notation.decimal);
  const digits = ungrouped(whole, notation);
  if (digits === undefined || !/^\d*$/.test(decimals) || more.length > 0 || digits + decimals === '') return undefined;
  const plain = digits.replace(/^0+(?=\d)/, '') || '0';
  return `${sign === '-' ? '-' : ''}${plain}${decimals && `.${decimals}`}`;
}

/** The digits of a whole number; undefined if its groups have a wrong length. */
function ungrouped(whole: string, { group, groupSize }: Notation): string | undefined {
  const [sign] = /\D/u.exec(whole) ?? [];
  if (sign === undefined) return whole;
  const [first = '', ...groups] = whole.split(sign);
  const last = groups.pop() ?? '';
  const isGrouped = (size: number) =>
    // A zero is not followed by a group: "0,125" is not 125.
    /^[1-9]\d*$/.test(first) && first.length <= size && groups.every((one) => isOf(one, size)) && isOf(last, 3);
  const isGroupSign = sign === group || groupsAnywhere.test(sign);
  return isGroupSign && (isGrouped(3) || isGrouped(groupSize)) ? whole.replaceAll(sign, '') : undefined;
}

const isOf = (digits: string, size: number): boolean => digits.length === size && /^\d*$/.test(digits);

/**
 * Spaces of any width, apostrophes and ٬ are group separators in all locales that use them, and decimal separators in
 * none.
 */
const groupsAnywhere = /[\s'\u2019\u066c]/u;

const notations = new Map<string, Notation>();

function notationOf(locale: string): Notation {
  const notation = notations.get(locale) ?? readNotation(locale);
  notations.set(locale, notation);
  return notation;
}

function readNotation(locale: string): Notation {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(123_456_789.1);
  const signOf = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value ?? '';
  const integers = parts.filter(({ type }) => type === 'integer');
  return { decimal: signOf('decimal'), group: signOf('group'), groupSize: integers.at(-2)?.value.length ?? 3 };
}

/**
 * Converts digits of every script, full-width characters and minus signs to ASCII; ² and ½ are not digits, and remain.
 */
function inAscii(typed: string): string {
  return typed
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/gu, '') // invisible marks of the writing direction
    .replace(/\p{Nd}/gu, (digit) => String(digitOf(digit)))
    .replace(/[\u2212\uff0d]/gu, '-')
    .replace(/\uff0b/gu, '+')
    .replace(/\uff0e/gu, '.')
    .replace(/\uff0c/gu, ',');
}

/** Each script has its ten digits in sequence, beginning with 0; adjacent sequences also have ten digits each. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/** Removes the expected unit on either side, also after a sign; any other unit makes the text invalid. */
function withoutUnit(text: string, names: readonly string[]): string {
  const [, sign = '', rest = ''] = /^([+-]?)(.*)$/su.exec(text) ?? [];
  for (const name of names) {
    if (rest.slice(0, name.length).toLowerCase() === name) return sign + rest.slice(name.length).trim();
    if (rest.slice(-name.length).toLowerCase() === name) return sign + rest.slice(0, -name.length).trim();
  }
  return text;
}

/** The accepted spellings of a unit; a currency also has the symbols of the reader's locale and of this product. */
function unitNames(locale: string, unit: string | undefined): string[] {
  if (!unit) return [];
  const symbols = /^[A-Z]{3}$/.test(unit) ? [symbolOf(unit, locale), symbolOf(unit, 'en-US')] : [];
  return [unit, ...symbols].map((name) => name.toLowerCase());
}

function symbolOf(currency: string, locale: string): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

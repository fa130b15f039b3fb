import fc from 'fast-check';
import { Types } from 'mongoose';
import { amountText, Decimal, factorText, fitsDigits, rateText, sumOf, toDecimal, toDecimal128 } from './money';

test.each([
  ['USD', '0', '0.00'],
  ['USD', '-0', '0.00'],
  ['USD', '1234.5', '1234.50'],
  ['JPY', '-12', '-12.00'],
  ['USD', '999999999999999.99', '999999999999999.99'],
  ['BTC', '0', '0.00'],
  ['BTC', '1.5', '1.50'],
  ['BTC', '0.12345678', '0.12345678'],
  ['BTC', '0.10000000', '0.10'],
  ['POINTS', '999999999999999.00000001', '999999999999999.00000001'],
])('an amount in %s of %s is formatted as %s', (currency, amount, expected) => {
  expect(amountText(toDecimal128(amount), currency)).toBe(expected);
});

test.each([
  ['1', '1.000000'],
  ['0.000001', '0.000001'],
  ['123456789012.123456', '123456789012.123456'],
])('the factor %s is formatted as %s', (factor, expected) => {
  expect(factorText(toDecimal128(factor))).toBe(expected);
});

test.each([
  ['0', '0'],
  ['004.250', '4.25'],
  ['100', '100'],
])('the rate %s is formatted as %s', (rate, expected) => {
  expect(rateText(toDecimal128(rate))).toBe(expected);
});

test.each([
  ['-0.00000001', true],
  ['999999999999999.99999999', true],
  ['-1000000000000000', false],
  ['0.000000001', false],
])('%s fits 15 digits and 8 decimals: %s', (value, expected) => {
  expect(fitsDigits(toDecimal128(value), 15, 8)).toBe(expected);
});

test.each([
  '0',
  '-0',
  '1E+3',
  '-1.50',
  '281474976710655',
  '281474976710656',
  '-0.281474976710656',
  '9999999999999999999999999999999999',
  '1E-6176',
  '9E+6111',
])('what is stored as %s is read as that, from its bytes or its text', (text) => {
  expect(toDecimal(Types.Decimal128.fromString(text)).eq(new Decimal(text))).toBe(true);
});

test('no other number changes when it is stored and read', () => {
  const digitsAndExponent = fc.tuple(
    fc.bigInt({ min: -(10n ** 34n) + 1n, max: 10n ** 34n - 1n }),
    fc.integer({ min: -40, max: 40 }),
  );
  fc.assert(
    fc.property(digitsAndExponent, ([digits, exponent]) => {
      const text = `${digits}E${exponent}`;
      expect(toDecimal(Types.Decimal128.fromString(text)).eq(new Decimal(text))).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('a sum is the same in any order, including its rounding', () => {
  const thirds = fc.integer({ min: -1e9, max: 1e9 }).map((whole) => new Decimal(whole).div(3));
  fc.assert(
    fc.property(fc.array(thirds), (numbers) => {
      expect(sumOf(numbers.toReversed()).toString()).toBe(sumOf(numbers).toString());
    }),
  );
  // Twelve of these are 13,474,492.925: half a cent, which is rounded up.
  const month = ['140700.81', '859299.1983333333333333333333333333', '122874.4020833333333333333333333333'];
  const year = (numbers: string[]) =>
    sumOf(numbers.map((one) => new Decimal(one)))
      .times(12)
      .toFixed(2);
  expect([year(month), year(month.toReversed())]).toEqual(['13474492.93', '13474492.93']);
});

import { amountText, factorText, fitsDigits, rateText, toDecimal128 } from './money';

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
])('an amount in %s of %s is given out as %s', (currency, amount, expected) => {
  expect(amountText(toDecimal128(amount), currency)).toBe(expected);
});

test.each([
  ['1', '1.000000'],
  ['0.000001', '0.000001'],
  ['123456789012.123456', '123456789012.123456'],
])('the factor %s is given out as %s', (factor, expected) => {
  expect(factorText(toDecimal128(factor))).toBe(expected);
});

test.each([
  ['0', '0'],
  ['004.250', '4.25'],
  ['100', '100'],
])('the rate %s is given out as %s', (rate, expected) => {
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

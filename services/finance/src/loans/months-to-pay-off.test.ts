import fc from 'fast-check';
import { Decimal } from '../money';
import { annuityPayment } from './loan-payment';
import { monthsToPayOff } from './months-to-pay-off';

const months = (balance: string, percent: string, payment: string) =>
  monthsToPayOff(new Decimal(balance), new Decimal(percent), new Decimal(payment));

test.each([
  // The loans of the worked example, and a published one.
  ['250000', '4.8', '1700', 223],
  ['12000', '6', '400', 33],
  ['3000', '19.99', '150', 25],
  ['100000', '9', '1000', 186],
  // Without interest it is a division, rounded up.
  ['1000', '0', '250', 4],
  ['1000', '0', '300', 4],
  ['0', '5', '100', 0],
  ['0', '5', '0', 0],
])('%s at %s %% paying %s takes %i months', (balance, percent, payment, expected) => {
  expect(months(balance, percent, payment)).toBe(expected);
});

test.each([
  ['does not cover the interest', '100000', '12', '999.99'],
  ['just equals the interest', '100000', '12', '1000'],
  ['is zero', '100', '0', '0'],
  ['would take more than a century', '999999999999999', '0', '0.01'],
  ['is above the interest by a hair', '999999999999999.99', '12', '9999999999999.99990000000000000000001'],
])('a payment that %s never ends it', (_how, balance, percent, payment) => {
  expect(months(balance, percent, payment)).toBeNull();
});

test('an annuity takes exactly its term', () => {
  const given = fc.record({
    cents: fc.integer({ min: 1, max: 10 ** 12 }),
    thousandths: fc.integer({ min: 0, max: 30_000 }),
    termMonths: fc.integer({ min: 1, max: 480 }),
  });
  fc.assert(
    fc.property(given, ({ cents, thousandths, termMonths }) => {
      const [balance, percent] = [new Decimal(cents).div(100), new Decimal(thousandths).div(1000)];
      const payment = annuityPayment(balance, percent, termMonths);
      expect(monthsToPayOff(balance, percent, payment)).toBe(termMonths);
    }),
  );
});

test('equals the formula with 34 digits, for any loan', () => {
  const given = fc.record({
    cents: fc.integer({ min: 1, max: 10 ** 12 }),
    thousandths: fc.integer({ min: 1, max: 30_000 }),
    /** What is paid beyond the interest, in millionths of it. */
    beyond: fc.integer({ min: 1, max: 10 ** 9 }),
  });
  fc.assert(
    fc.property(given, ({ cents, thousandths, beyond }) => {
      const [balance, percent] = [new Decimal(cents).div(100), new Decimal(thousandths).div(1000)];
      const interest = balance.times(percent).div(1200);
      const payment = interest.times(new Decimal(beyond).div(1e6).plus(1));
      const remains = new Decimal(1).minus(interest.div(payment));
      const exact = remains.ln().neg().div(percent.div(1200).plus(1).ln()).toDecimalPlaces(20).ceil();
      expect(monthsToPayOff(balance, percent, payment)).toBe(exact.greaterThan(1200) ? null : exact.toNumber());
    }),
    { numRuns: 300 },
  );
});

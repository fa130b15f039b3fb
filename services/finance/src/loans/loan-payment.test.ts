import { Decimal } from '../money';
import { annuityPayment, monthlyPaymentOf } from './loan-payment';

test.each([
  // 12,000 at 6 % over 36 months; the mortgage of the worked example over 25 years; no interest.
  ['12000', '6', 36, '365.06'],
  ['250000', '4.8', 300, '1432.49'],
  ['1200', '0', 12, '100.00'],
])('%s at %s %% over %i months is an annuity of %s', (balance, percent, months, expected) => {
  expect(annuityPayment(new Decimal(balance), new Decimal(percent), months).toFixed(2)).toBe(expected);
});

test.each([
  ['as entered, whatever the term', '70', 12, '70'],
  ['computed from the term, rounded up to a cent', '0', 7, '171.43'],
  ['none without both', '0', 0, '0'],
])('the payment of %s', (_what, monthlyPayment, monthsLeft, expected) => {
  const loan = { balance: new Decimal(1200), rate: new Decimal(0), decimals: 2 };
  expect(monthlyPaymentOf({ ...loan, monthlyPayment: new Decimal(monthlyPayment), monthsLeft }).toFixed()).toBe(
    expected,
  );
});

import { loanFixture } from '../testing/loans';
import { endlessReason } from './endless-reason';

test.each([
  ['100000.00', '6', '500.50', 'century'], // 500.00 of interest a month; 1,386 months
  ['130000.00', '0', '100.00', 'century'], // 1,300 months
  ['100000.00', '6', '500.00', 'interest'],
  ['3000.00', '19.99', '20.00', 'interest'],
  ['3000.00', '19.99', '0.00', 'unpaid'],
  ['3000.00', '0', '0.00', 'unpaid'],
])('%s at %s %% paying %s has no end: %s', (balance, interestRate, effectivePayment, reason) => {
  expect(endlessReason(loanFixture({ balance, interestRate, effectivePayment }))).toBe(reason);
});

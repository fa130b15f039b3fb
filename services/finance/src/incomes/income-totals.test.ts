import { Decimal } from '../money';
import { perMonth, perYear } from './income-totals';

test.each([
  ['Biweekly', '3200', '6933.33', '83200.00'],
  ['Yearly', '3200', '266.67', '3200.00'],
  ['Monthly', '600', '600.00', '7200.00'],
  ['Weekly', '600', '600.00', '7200.00'],
  ['Quarterly', '600', '600.00', '7200.00'],
] as const)('%s pay of %s is %s a month and %s a year', (frequency, amount, month, year) => {
  expect(perMonth(new Decimal(amount), frequency).toFixed(2)).toBe(month);
  expect(perYear(new Decimal(amount), frequency).toFixed(2)).toBe(year);
});

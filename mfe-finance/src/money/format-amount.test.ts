import { formatAmount } from './format-amount';

const symbols = { displaySymbols: true };
const codes = { displaySymbols: false };

describe('amounts', () => {
  test('has no sign if it is rounded to zero, with symbols or with codes', () => {
    expect(formatAmount('-0.004', 'USD', symbols)).toBe('$0.00');
    expect(formatAmount('-0.004', 'USD', codes)).toBe('0.00 USD');
  });

  test('are formatted in American English with 2 decimals', () => {
    expect(formatAmount('1234567.5', 'USD', symbols)).toBe('$1,234,567.50');
    expect(formatAmount('-1240.5', 'EUR', symbols)).toBe('-€1,240.50');
  });

  test('have the code after the number if symbols are off', () => {
    expect(formatAmount('1234567.5', 'USD', codes)).toBe('1,234,567.50 USD');
    expect(formatAmount('-0.41830021', 'BTC', codes)).toBe('-0.41830021 BTC');
  });

  test('keep up to 8 decimals of crypto and of custom currencies', () => {
    expect(formatAmount('0.41830021', 'BTC', symbols)).toMatch(/^BTC\s0\.41830021$/);
    expect(formatAmount('12.5', 'POINTS', symbols)).toBe('12.50 POINTS');
  });

  test('are exact beyond the precision of floats', () => {
    expect(formatAmount('999999999999999.99', 'USD', codes)).toBe('999,999,999,999,999.99 USD');
  });

  test('of an invalid number are a dash', () => {
    expect(formatAmount('much', 'USD', codes)).toBe('—');
  });
});

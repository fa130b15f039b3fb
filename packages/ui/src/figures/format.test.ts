import { formatMoney, formatPercentChange, signOf } from './format';

describe('formatMoney', () => {
  it.each([
    ['1234.5', 'USD', '$1,234.50'],
    ['-1200.5', 'USD', '-$1,200.50'],
    ['0', 'CAD', 'CA$0.00'],
    ['1200', 'JPY', '¥1,200.00'],
    [12, 'EUR', '€12.00'],
    ['-0.001', 'USD', '$0.00'],
  ])('formats %s %s as %s', (amount, currency, text) => {
    expect(formatMoney(amount, currency)).toBe(text);
  });

  it('keeps every digit of an amount that a float would round', () => {
    expect(formatMoney('9007199254740993.27', 'USD')).toBe('$9,007,199,254,740,993.27');
  });

  it('puts an unknown currency code after the figure', () => {
    expect(formatMoney('0.12345678', 'USDT', { decimals: 8 })).toBe('0.12345678 USDT');
  });

  it('adds a plus sign to gains on request, but not to zero', () => {
    expect(formatMoney('5', 'USD', { signed: true })).toBe('+$5.00');
    expect(formatMoney('0', 'USD', { signed: true })).toBe('$0.00');
  });

  it.each(['', 'abc', '1,5', 'Infinity'])('shows a dash for %j, which is not an amount', (amount) => {
    expect(formatMoney(amount, 'USD')).toBe('—');
  });
});

describe('formatPercentChange', () => {
  it.each([
    ['1.25', '+1.25%'],
    ['-3.456', '-3.46%'],
    [0, '0.00%'],
    ['1234.5', '+1,234.50%'],
    ['n/a', '—'],
  ])('formats %s as %s', (percent, text) => {
    expect(formatPercentChange(percent)).toBe(text);
  });
});

it('uses the sign of the rounded figure', () => {
  expect([signOf('0.004'), signOf('-0.004'), signOf('0.005'), signOf('-12'), signOf('n/a')]).toEqual([0, 0, 1, -1, 0]);
});

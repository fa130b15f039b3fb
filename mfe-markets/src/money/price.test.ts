import { formatLargeAmount, formatPrice } from './price';

test.each([
  [97250, '$97,250.00'],
  [1234.567, '$1,234.57'],
  [1, '$1.00'],
])('from 1 on %d has two decimals and separators: %s', (price, shown) => {
  expect(formatPrice(price)).toBe(shown);
});

test.each([
  [0.5, '$0.5000'],
  [0.33612, '$0.33612'],
  [0.0000219, '$0.000022'],
  [0.99999, '$0.99999'],
])('below 1 %d has four to six decimals: %s', (price, shown) => {
  expect(formatPrice(price)).toBe(shown);
});

test('a price too small for six decimals is not shown as zero', () => {
  expect(formatPrice(0.0000001)).toBe('<$0.000001');
});

test.each([
  ['EUR', true, '€1,234.50'],
  ['CAD', true, 'CA$1,234.50'],
  ['EUR', false, '1,234.50 EUR'],
  ['USDT', true, '1,234.50 USDT'],
])('in %s, with symbols %s, a price is %s', (currency, symbols, shown) => {
  expect(formatPrice(1234.5, { currency, symbols })).toBe(shown);
});

test('the value of a whole market is in trillions', () => {
  expect(formatLargeAmount(3_421_000_000_000)).toBe('$3.42T');
  expect(formatLargeAmount(3_421_000_000_000, { currency: 'EUR', symbols: false })).toBe('3.42T EUR');
});

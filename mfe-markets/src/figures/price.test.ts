import { formatPrice } from './price';

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

test('a price too small for six decimals is not shown as nothing', () => {
  expect(formatPrice(0.0000001)).toBe('<$0.000001');
});

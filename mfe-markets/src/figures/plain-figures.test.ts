import { formatIndicator, formatMove, formatRate, formatVolume, formatYield } from './plain-figures';

test.each([
  [54_230_000, '54.2M'],
  [1_234_560_000, '1,234.6M'],
  [40_000, '0.0M'],
  [0, '0.0M'],
])('a volume of %d shares is %s', (shares, shown) => {
  expect(formatVolume(shares)).toBe(shown);
});

test.each([
  [1.3712, '1.3712'],
  [0.9, '0.9000'],
  [149.123456, '149.1235'],
])('a rate of %d has four decimals: %s', (rate, shown) => {
  expect(formatRate(rate)).toBe(shown);
});

test.each([
  [4.25, '4.25%'],
  [-0.1, '-0.10%'],
])('a yield of %d is %s', (percent, shown) => {
  expect(formatYield(percent)).toBe(shown);
});

test.each([
  [2.6, '%', '2.6%', '+2.6%'],
  [5987.374, 'points', '5,987.37 points', '+5,987.37 points'],
  [-12, 'K', '-12 K', '-12 K'],
  [-263, 'USD bn', '-$263B', '-$263B'],
  [3.25, 'USD bn', '$3.25B', '+$3.25B'],
  [0, '', '0', '0'],
])('an indicator of %d in "%s" is %s, as a move %s', (value, unit, shown, moved) => {
  expect(formatIndicator(value, unit)).toBe(shown);
  expect(formatMove(value, unit)).toBe(moved);
});

test('without symbols the code follows the billions', () => {
  expect(formatIndicator(-263, 'USD bn', { currency: 'USD', symbols: false })).toBe('-263B USD');
});

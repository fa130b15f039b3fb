import { formatMonths, formatPart, formatShare, formatSlice } from './format-figure';

test.each([
  [0.6074, '60.7%'],
  [-0.1234, '-12.3%'],
  [0, '0.0%'],
  [-0.0004, '0.0%'],
  [null, 'N/A'],
])('a share of %s is %s', (share, text) => {
  expect(formatShare(share)).toBe(text);
});

test.each([
  [223, '223 months'],
  [1, '1 month'],
  [7.692308, '7.7 months'],
  [-2.25, '-2.3 months'],
  [-0.04, '0.0 months'],
  [null, 'N/A'],
])('%s months are %s', (months, text) => {
  expect(formatMonths(months)).toBe(text);
});

test('a share of zero is not available', () => {
  expect(formatPart(0.5, '0.00')).toBe('N/A');
  expect(formatPart(0.5, '10.00')).toBe('50.0%');
});

test.each([
  [0.6074, '61%'],
  [0.005, '1%'],
  [0.00499, '<1%'],
  [1, '100%'],
  [0, '0%'],
])('a slice of %s is labelled %s', (share, label) => {
  expect(formatSlice(share)).toBe(label);
});

import { formatAlertPrice } from './format-alert-price';

test.each([
  ['crypto', 97_250, '$97,250.00'],
  ['crypto', 100_000.5, '$100,000.50'],
  ['crypto', 0.0000182, '$0.0000182'],
  ['crypto', 0.0000184, '$0.0000184'],
  ['crypto', 0.0000000042, '$0.0000000042'],
  ['crypto', 0.5, '$0.5000'],
  ['stocks', 231.125, '$231.125'],
  ['stocks', 0.1 + 0.2, '$0.3000'],
  ['forex', 1.3712, '1.3712'],
  ['forex', 1.37125, '1.37125'],
  ['bonds', 4.427, '4.427%'],
  ['bonds', 4.4, '4.40%'],
] as const)('an alert of %s at %d reads %s', (kind, price, text) => {
  expect(formatAlertPrice(kind, price)).toBe(text);
});

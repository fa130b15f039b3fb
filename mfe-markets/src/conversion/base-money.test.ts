import { formatInBase } from './base-money';

const rates = { EUR: 0.9, CAD: 1.4, BTC: 0.00001 };

test.each([
  ['EUR', 100, 'USD', '€90.00'],
  ['BTC', 97_250, 'USD', 'BTC 0.9725'],
  ['USD', 140, 'CAD', '$100.00'],
  ['EUR', 140, 'CAD', '€90.00'],
  ['USD', 100, 'USD', '$100.00'],
])('with the base %s, %d %s are %s', (base, amount, currency, shown) => {
  expect(formatInBase({ base, symbols: true, rates }, amount, currency).replace(/\s/, ' ')).toBe(shown);
});

test('a price stays in its own currency where there is no rate', () => {
  expect(formatInBase({ base: 'CHF', symbols: true, rates }, 100)).toBe('$100.00');
  expect(formatInBase({ base: 'EUR', symbols: true, rates: {} }, 100)).toBe('$100.00');
  expect(formatInBase({ base: 'EUR', symbols: true, rates }, 100, 'GBX').replace(/\s/, ' ')).toBe('GBX 100.00');
});

import { formatInBase } from './base-money';

const ofEuro = { base: 'EUR', symbols: true, factors: { USD: 0.9, CAD: 0.642857, EUR: 1 } };

test.each([
  [ofEuro, 100, 'USD', '€90.00'],
  [ofEuro, 140, 'CAD', '€90.00'],
  [ofEuro, 12, 'EUR', '€12.00'],
  [{ base: 'BTC', symbols: true, factors: { USD: 0.00001 } }, 97_250, 'USD', 'BTC 0.9725'],
  [{ base: 'USD', symbols: true, factors: {} }, 100, 'USD', '$100.00'],
])('by %j, %d %s are %s', (money, amount, currency, shown) => {
  expect(formatInBase(money, amount, currency).replace(/\s/, ' ')).toBe(shown);
});

test('a price stays in its own currency if there is no rate', () => {
  expect(formatInBase({ base: 'CHF', symbols: true, factors: { CAD: 0.6 } }, 100)).toBe('$100.00');
  expect(formatInBase({ base: 'EUR', symbols: true, factors: {} }, 100)).toBe('$100.00');
  expect(formatInBase(ofEuro, 100, 'GBX').replace(/\s/, ' ')).toBe('GBX 100.00');
});

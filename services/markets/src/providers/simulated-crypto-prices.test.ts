import { CryptoPrice } from '@plaza/contracts/markets/quotes';
import { simulatedCoins } from './simulated-coins';
import { simulatedCryptoPrices } from './simulated-crypto-prices';

const noon = Date.UTC(2026, 2, 14, 12);
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const pricesAt = (at: number) => simulatedCryptoPrices(() => at).prices();

test('there are a hundred coins, each once', () => {
  expect(new Set(simulatedCoins.map(({ id }) => id)).size).toBe(100);
});

test('two instances give the same prices for the same moment', async () => {
  expect(await pricesAt(noon)).toEqual(await pricesAt(noon));
});

test('every price moves within a minute, and none jumps', async () => {
  const before = await pricesAt(noon);
  const after = await pricesAt(noon + minuteMs);
  const moves = before.map(({ price_usd }, index) => Math.abs((after[index]?.price_usd ?? 0) / price_usd - 1));
  expect(Math.min(...moves)).toBeGreaterThan(0);
  expect(Math.max(...moves)).toBeLessThan(0.005);
});

test.each([noon, noon + 40 * dayMs, noon + 900 * dayMs])('prices stay plausible at %d', async (at) => {
  for (const { id, ...price } of await pricesAt(at)) {
    const coin = simulatedCoins.find((one) => one.id === id);
    CryptoPrice.parse(price);
    const distance = Math.abs(price.price_usd / (coin?.price ?? 0) - 1);
    expect(distance).toBeLessThan(coin?.pegged ? 0.002 : 0.09);
  }
});

test('the change over 24 hours is the change against the price of a day before', async () => {
  const [today, yesterday] = await Promise.all([pricesAt(noon), pricesAt(noon - dayMs)]);
  today.forEach(({ price_usd, price_change_24h }, index) => {
    expect(price_change_24h).toBeCloseTo((price_usd / (yesterday[index]?.price_usd ?? 0) - 1) * 100, 3);
  });
});

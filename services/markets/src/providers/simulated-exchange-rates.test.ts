import { cryptoCurrencies, fiatCurrencies } from '@plaza/contracts/currencies';
import { simulatedCryptoPrices } from './simulated-crypto-prices';
import { simulatedExchangeRates } from './simulated-exchange-rates';

const noon = Date.UTC(2026, 2, 14, 12);
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const coinsAt = (at: number) => simulatedCryptoPrices(() => at);
const ratesAt = (at: number) => simulatedExchangeRates(coinsAt(at), () => at).rates();

test('two instances have the same rates for the same moment', async () => {
  expect(await ratesAt(noon)).toEqual(await ratesAt(noon));
  expect((await ratesAt(noon)).at).toEqual(new Date(noon));
});

test('every listed currency is there, and a dollar is a dollar', async () => {
  const { rates } = await ratesAt(noon);
  expect(Object.keys(rates).sort()).toEqual([...fiatCurrencies, ...cryptoCurrencies].sort());
  expect(rates.USD).toBe(1);
});

test('coins are worth what the simulated prices say', async () => {
  const { rates } = await ratesAt(noon);
  for (const coin of await coinsAt(noon).prices()) {
    if (cryptoCurrencies.includes(coin.symbol)) expect(coin.price_usd * (rates[coin.symbol] ?? 0)).toBeCloseTo(1, 8);
  }
});

test('currencies move, but by less than a thousandth in a minute', async () => {
  const [before, after] = [await ratesAt(noon), await ratesAt(noon + minuteMs)];
  for (const code of fiatCurrencies.filter((one) => one !== 'USD')) {
    const moved = Math.abs((after.rates[code] ?? 0) / (before.rates[code] ?? 0) - 1);
    expect(moved).toBeGreaterThan(0);
    expect(moved).toBeLessThan(0.001);
  }
});

test('a dollar stays within half a percent of 1.40 Canadian ones, at any time of three years', async () => {
  for (let day = 0; day < 1000; day += 3.7) {
    const { rates } = await ratesAt(noon + day * dayMs);
    expect(Math.abs((rates.CAD ?? 0) / 1.4 - 1)).toBeLessThan(0.005);
  }
});

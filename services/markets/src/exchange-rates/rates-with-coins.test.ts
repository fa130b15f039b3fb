import { CryptoPrices } from '@plaza/contracts/markets/quotes';
import type { Rate } from '../providers/provider';
import { readCached, toCached } from '../quote-lists/cached-response';
import { withCoins } from './rates-with-coins';

const at = new Date('2026-11-20T15:00:00.000Z');
const coinsAsOf = '2026-11-22T10:00:00.000Z';
const coin = (symbol: string, price_usd: number, market_cap: number) => ({
  symbol,
  name: symbol,
  price_usd,
  price_change_24h: 0,
  market_cap,
});
const prices = {
  bitcoin: coin('BTC', 80_000, 1e12),
  'bitcoin-of-others': coin('BTC', 3, 1e6),
  ethereum: coin('ETH', 4000, 1e11),
  pepe: coin('PEPE', 0.00001, 1e9),
};

const bank = (simulated: boolean, rows: Rate[] = [{ code: 'CAD', rate: 1.4 }]) => ({
  load: async () => ({ rows, at, dropped: 0, source: 'bank.test', simulated }),
});
const coins = (simulated: boolean) => ({
  async response() {
    const feed = { asOf: coinsAsOf, source: 'coins.test', simulated, intervalMs: 1000 };
    return readCached(toCached(feed, CryptoPrices.parse({ ...feed, prices })));
  },
});
const down = { response: () => Promise.reject(new Error('the exchange is down')) };
const ratesOf = async (source: ReturnType<typeof withCoins>) =>
  Object.fromEntries((await source.load()).rows.map(({ code, rate }) => [code, rate]));

test('coins come from their list for banks without coins, the largest one of each symbol', async () => {
  expect(await ratesOf(withCoins(bank(false), coins(false)))).toEqual({ CAD: 1.4, BTC: 0.0000125, ETH: 0.00025 });
  expect(await withCoins(bank(false), coins(false)).load()).toMatchObject({
    source: 'bank.test',
    simulated: false,
    at,
    coins: { codes: ['BTC', 'ETH'], lastUpdated: coinsAsOf, source: 'coins.test', intervalMs: 1000 },
  });
});

test('simulated coins are never combined with real rates', async () => {
  expect(await ratesOf(withCoins(bank(false), coins(true)))).toEqual({ CAD: 1.4 });
  expect(await ratesOf(withCoins(bank(true), coins(false)))).toMatchObject({ CAD: 1.4, BTC: 0.0000125 });
});

test('rates are available without coins while the list of coins fails', async () => {
  expect(await ratesOf(withCoins(bank(false), down))).toEqual({ CAD: 1.4 });
});

test('a source with coins of its own keeps its rates', async () => {
  const own = bank(true, [{ code: 'BTC', rate: 0.5 }]);
  expect(await ratesOf(withCoins(own, coins(true)))).toMatchObject({ BTC: 0.5, ETH: 0.00025 });
});

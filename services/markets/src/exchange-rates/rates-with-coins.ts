import { cryptoCurrencies } from '@plaza/contracts/currencies';
import type { ExchangeRates } from '@plaza/contracts/markets/exchange-rates';
import { CryptoPrices } from '@plaza/contracts/markets/quotes';
import type { LoadedRows, ProviderInfo, Rate } from '../providers/provider';
import type { RowLoader } from '../quote-lists/cached-list';
import type { CachedResponse } from '../quote-lists/cached-response';

/** Rates; `coins` are those that come from the list of coins, with the feed of the list. */
export interface LoadedRates extends LoadedRows<Rate>, ProviderInfo {
  readonly coins?: ExchangeRates['coins'];
}

/** The cached list of coins. */
interface CoinList {
  response(): Promise<CachedResponse>;
}

/**
 * Adds the coins of the list of coins to the rates of a bank, which has none. Simulated coins are never added to real
 * rates; while the list fails, the rates are returned without coins.
 */
export function withCoins(rates: RowLoader<Rate>, coins: CoinList): { load(): Promise<LoadedRates> } {
  return {
    async load() {
      const loaded = await rates.load();
      const known = new Set(loaded.rows.map(({ code }) => code));
      const missing = cryptoCurrencies.filter((code) => !known.has(code));
      if (missing.length === 0) return loaded;
      const list = await coins.response().catch(() => undefined); // the list's own loader logs why
      if (!list || (list.feed.simulated && !loaded.simulated)) return loaded;
      const { prices } = CryptoPrices.parse(JSON.parse(list.json.bytes.toString('utf8')));
      const added = missing.flatMap((code) => rateOf(code, prices));
      if (added.length === 0) return loaded;
      const { asOf: lastUpdated, source, intervalMs } = list.feed;
      return {
        ...loaded,
        rows: [...loaded.rows, ...added],
        coins: { codes: added.map(({ code }) => code), lastUpdated, source, intervalMs },
      };
    },
  };
}

/** Of several coins with the same symbol, the one with the largest market cap. */
function rateOf(code: string, prices: CryptoPrices['prices']): Rate[] {
  const [coin] = Object.values(prices)
    .filter(({ symbol }) => symbol === code)
    .sort((one, other) => (other.market_cap ?? 0) - (one.market_cap ?? 0));
  return coin ? [{ code, rate: Number((1 / coin.price_usd).toPrecision(10)) }] : [];
}

import { cryptoCurrencies } from '@plaza/contracts/currencies';
import { CryptoPrices } from '@plaza/contracts/markets/quotes';
import type { RowSource } from '../lists/market-list';
import type { ReadyAnswer } from '../lists/ready-answer';
import type { Rate } from '../providers/provider';

/** The list of coins, as everybody has it. */
interface CoinList {
  ready(): Promise<ReadyAnswer>;
}

/**
 * Rates of a bank, that has no coins, together with those of the list of coins. Coins that are simulated never stand
 * beside real rates; while the list fails, the rates come without coins.
 */
export function withCoins(rates: RowSource<Rate>, coins: CoinList): RowSource<Rate> {
  return {
    ...rates,
    async load() {
      const loaded = await rates.load();
      const known = new Set(loaded.rows.map(({ code }) => code));
      const missing = cryptoCurrencies.filter((code) => !known.has(code));
      if (missing.length === 0) return loaded;
      const list = await coins.ready().catch(() => undefined); // whoever loads the list says why
      if (!list || (list.feed.simulated && !loaded.simulated)) return loaded;
      const { prices } = CryptoPrices.parse(JSON.parse(list.json.bytes.toString('utf8')));
      return { ...loaded, rows: [...loaded.rows, ...missing.flatMap((code) => rateOf(code, prices))] };
    },
  };
}

/** Of several coins with the same symbol, that which all of it is worth the most. */
function rateOf(code: string, prices: CryptoPrices['prices']): Rate[] {
  const [coin] = Object.values(prices)
    .filter(({ symbol }) => symbol === code)
    .sort((one, other) => (other.market_cap ?? 0) - (one.market_cap ?? 0));
  return coin ? [{ code, rate: Number((1 / coin.price_usd).toPrecision(10)) }] : [];
}

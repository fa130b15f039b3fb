import type { Coin } from '../providers/provider';
import { simulatedCoins } from './coins';
import { instrument, priceWalk } from './instrument';
import { precise, rounded } from './rounding';

const dayMs = 24 * 3_600_000;
const dailyVolatility = 0.025;
/** Coins backed by gold share its walk and its volatility. */
const goldVolatility = 0.009;
const peggedVolatility = 0.0001;

/** The market cap in USD at the start of a coin's walk, by rank: the first coin of the list has the largest. */
const largestMarketCap = 1_920_000_000_000;
const marketCapOf = (rank: number) => largestMarketCap / (rank + 1) ** 1.7;

export const coins = simulatedCoins.map(({ id, symbol, name, price, pegged, follows = id }, rank) => {
  const hours = 'always';
  const walked = pegged
    ? { dailyVolatility: peggedVolatility, maxReachMs: dayMs }
    : { dailyVolatility: follows.startsWith('commodity') ? goldVolatility : dailyVolatility };
  const middle = priceWalk({ walk: follows, price, hours, ...walked });
  const moves = instrument({ id, hours, middle, spread: pegged ? 0.0002 : 0.0004, print: (one) => precise(one, 8) });
  const supply = marketCapOf(rank) / price;
  return {
    ...moves,
    symbol,
    name,
    coinAt(at: number): Coin {
      const { price: price_usd, changePercent } = moves.quoteAt(at);
      const market_cap = rounded(supply * price_usd, 0);
      return { id, symbol, name, price_usd, price_change_24h: changePercent, market_cap };
    },
  };
});

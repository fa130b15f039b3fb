import type { Coin } from '../providers/provider';
import { simulatedCoins } from './coins';
import { precise, rounded } from './feed';
import { instrument, priceWalk } from './instrument';

const dayMs = 24 * 3_600_000;
const dailyVolatility = 0.025;
/** What stands for gold moves as gold does; the walk of that is of hours that are not always. */
const goldVolatility = 0.009;
const peggedVolatility = 0.0001;

/** What all of a coin are worth in USD where its walk began: the first of the list the most, by rank. */
const worthOfFirst = 1_920_000_000_000;
const worthOf = (rank: number) => worthOfFirst / (rank + 1) ** 1.7;

export const coins = simulatedCoins.map(({ id, symbol, name, price, pegged, follows = id }, rank) => {
  const hours = 'always';
  const walked = pegged
    ? { dailyVolatility: peggedVolatility, longestReachMs: dayMs }
    : { dailyVolatility: follows.startsWith('commodity') ? goldVolatility : dailyVolatility };
  const middle = priceWalk({ walk: follows, price, hours, ...walked });
  const moves = instrument({ id, hours, middle, spread: pegged ? 0.0002 : 0.0004, print: (one) => precise(one, 8) });
  const supply = worthOf(rank) / price;
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

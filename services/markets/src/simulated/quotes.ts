import type { Bond, Commodity, ForexQuote, Stock } from '@plaza/contracts/markets/quotes';
import { noiseAt, seedOf, walkOf } from '@plaza/service-kit/simulation/random-walk';
import { pairInstrument } from './currencies';
import { instrument, priceWalk } from './instrument';
import {
  listedEtfs,
  listedPairs,
  listedStocks,
  type ShareRow,
  sharedWalks,
  simulatedBonds,
  simulatedCommodities,
} from './instruments';
import { rounded } from './rounding';
import { tradedMs, walkPace } from './trading-time';

const sessionMs = 6.5 * 3_600_000;

/** Shares traded in the current session so far, or in the last session; some days have more volume than others. */
function volumeOf(symbol: string, millions: number): (at: number) => number {
  const seed = seedOf(`${symbol} volume`);
  return (at) => {
    const sessions = tradedMs('exchange', at) / sessionMs;
    const session = Math.ceil(sessions) - 1;
    return Math.round(millions * 1_000_000 * (1 + 0.3 * noiseAt(seed, session)) * (sessions - session));
  };
}

const shares = (rows: readonly ShareRow[]) =>
  rows.map(([symbol, name, price, volatility, millions]) => {
    const hours = 'exchange';
    const [walk, daily] = sharedWalks[symbol] ?? [symbol, volatility];
    const middle = priceWalk({ walk, price, dailyVolatility: daily / 100, hours });
    const moves = instrument({ id: symbol, hours, middle, spread: 0.0002, print: (one) => rounded(one, 2) });
    const volumeAt = volumeOf(symbol, millions);
    const rowAt = (at: number): Stock => ({ symbol, name, ...moves.quoteAt(at), volume: volumeAt(at) });
    return { ...moves, rowAt };
  });

export const stocks = shares(listedStocks);
export const etfs = shares(listedEtfs);

export const pairs = listedPairs.map((pair) => {
  const moves = pairInstrument(pair);
  function rowAt(at: number): ForexQuote {
    const { price: rate, changePercent } = moves.quoteAt(at);
    return { pair, rate, changePercent };
  }
  return { ...moves, rowAt };
});

export const commodities = simulatedCommodities.map(([symbol, name, unit, price, volatility, decimals]) => {
  const hours = 'exchange';
  const middle = priceWalk({ walk: `commodity ${symbol}`, price, dailyVolatility: volatility / 100, hours });
  const moves = instrument({ id: symbol, hours, middle, spread: 0.0003, print: (one) => rounded(one, decimals) });
  return { ...moves, rowAt: (at: number): Commodity => ({ name, symbol, unit, ...moves.quoteAt(at) }) };
});

/** A yield moves by hundredths of a percent instead of shares of itself, as it may cross zero. */
export const bonds = simulatedBonds.map(([name, maturity, began, dailyPoints]) => {
  const hours = 'exchange';
  const moved = walkOf(`bond ${name}`, dailyPoints / 100);
  const pace = walkPace(hours);
  const moves = instrument({
    id: name,
    hours,
    spread: 0.002,
    spreadIn: 'points',
    middle: (traded) => began + moved(traded * pace),
    print: (one) => rounded(one, 3),
  });
  function rowAt(at: number): Bond {
    const { price, changePercent } = moves.quoteAt(at);
    return { name, maturity, yield: price, changePercent };
  }
  return { ...moves, rowAt };
});

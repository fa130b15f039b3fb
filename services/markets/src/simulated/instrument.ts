import { rounded } from './feed';
import { noiseAt, seedOf, walkOf } from './random-walk';
import { type Hours, previousClose, tradedMs, walkPace } from './trading-time';

interface PriceWalk {
  /** Names the walk for good: the same name has the same past, and two that share it move together. */
  readonly walk: string;
  /** Where it began. */
  readonly price: number;
  /** How far it gets in a day, as a share of the price. */
  readonly dailyVolatility: number;
  readonly hours: Hours;
  readonly longestReachMs?: number;
}

/** Traded time → the middle between buyers and sellers. */
export type Middle = (traded: number) => number;

/** A price that walks by shares of itself, so that it is never below zero. */
export function priceWalk({ walk, price, dailyVolatility, hours, longestReachMs }: PriceWalk): Middle {
  const moved = walkOf(walk, dailyVolatility, longestReachMs);
  const pace = walkPace(hours);
  return (traded) => price * Math.exp(moved(traded * pace));
}

interface Recipe {
  /** Names it for good. */
  readonly id: string;
  readonly hours: Hours;
  readonly middle: Middle;
  /** Between what buyers and sellers ask: as a share of the price, or `points` of it where it may cross zero. */
  readonly spread: number;
  readonly spreadIn?: 'shares' | 'points';
  /** As a printed price is rounded. */
  readonly print: (price: number) => number;
}

export interface Instrument {
  readonly id: string;
  /** The middle between buyers and sellers at any moment, rounded as prices are. */
  middleAt(at: number): number;
  /** The last trade, and what it is against the close before, in percent. */
  quoteAt(at: number): { readonly price: number; readonly changePercent: number };
}

/** Some print every second, others every six. */
const shortestTickMs = 1000;
const tickRangeMs = 5000;

/** A price that is a function of time alone: every instance has the same, and its past is what it was. */
export function instrument({ id, hours, middle, spread, spreadIn = 'shares', print }: Recipe): Instrument {
  const seed = seedOf(id);
  const tickMs = shortestTickMs + Math.floor(((noiseAt(seed, 1) + 1) / 2) * tickRangeMs);
  const phaseMs = Math.floor(((noiseAt(seed, 2) + 1) / 2) * tickMs);

  function lastTrade(traded: number): number {
    const tick = Math.floor((traded + phaseMs) / tickMs);
    const price = middle(tick * tickMs - phaseMs);
    const side = noiseAt(seed, tick) < 0 ? -1 : 1; // the last one sold, or bought
    return price + (side * spread * (spreadIn === 'shares' ? price : 1)) / 2;
  }

  return {
    id,
    middleAt: (at) => print(middle(tradedMs(hours, at))),
    quoteAt(at) {
      const traded = tradedMs(hours, at);
      const price = print(lastTrade(traded));
      const before = print(middle(previousClose(hours, traded)));
      const changePercent = before === 0 ? 0 : rounded(((price - before) / Math.abs(before)) * 100, 2);
      return { price, changePercent };
    },
  };
}

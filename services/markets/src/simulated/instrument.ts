import { noiseAt, seedOf, walkOf } from '@plaza/service-kit/simulation/random-walk';
import { rounded } from './rounding';
import { type Hours, previousClose, tradedMs, walkPace } from './trading-time';

interface PriceWalk {
  /** The walk's permanent name: the same name has the same past, and instruments that share it move together. */
  readonly walk: string;
  /** The price at which the walk began. */
  readonly price: number;
  /** How far the price moves in a day, as a share of itself. */
  readonly dailyVolatility: number;
  readonly hours: Hours;
  readonly maxReachMs?: number;
}

/** Traded time → the mid-price between bid and ask. */
export type Middle = (traded: number) => number;

/** A price whose moves are shares of itself, so that it never falls below zero. */
export function priceWalk({ walk, price, dailyVolatility, hours, maxReachMs }: PriceWalk): Middle {
  const moved = walkOf(walk, dailyVolatility, maxReachMs);
  const pace = walkPace(hours);
  return (traded) => price * Math.exp(moved(traded * pace));
}

interface InstrumentOptions {
  /** Its permanent name. */
  readonly id: string;
  readonly hours: Hours;
  readonly middle: Middle;
  /** The bid-ask spread: a share of the price, or points where the price may cross zero. */
  readonly spread: number;
  readonly spreadIn?: 'shares' | 'points';
  /** Rounds a price as it is quoted. */
  readonly print: (price: number) => number;
}

export interface Instrument {
  readonly id: string;
  /** The mid-price at any moment, rounded as quoted. */
  middleAt(at: number): number;
  /** The last trade, and its change since the previous close in percent. */
  quoteAt(at: number): { readonly price: number; readonly changePercent: number };
}

/** Trades happen every one to six seconds. */
const shortestTickMs = 1000;
const tickRangeMs = 5000;

/** A price that is a function of time alone: every instance computes the same, and the past never changes. */
export function instrument({ id, hours, middle, spread, spreadIn = 'shares', print }: InstrumentOptions): Instrument {
  const seed = seedOf(id);
  const tickMs = shortestTickMs + Math.floor(((noiseAt(seed, 1) + 1) / 2) * tickRangeMs);
  const phaseMs = Math.floor(((noiseAt(seed, 2) + 1) / 2) * tickMs);

  function lastTrade(traded: number): number {
    const tick = Math.floor((traded + phaseMs) / tickMs);
    const price = middle(tick * tickMs - phaseMs);
    const side = noiseAt(seed, tick) < 0 ? -1 : 1; // the last trade was at the bid or at the ask
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

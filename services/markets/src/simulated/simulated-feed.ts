import type { HistoryRange } from '@plaza/contracts/markets/history';
import type { ListProvider, PricePoint } from '../providers/provider';
import { rangeSpanMs, rangeStepMs } from '../providers/ranges';
import { coins } from './crypto';
import { ratesAt } from './currencies';
import { indicators } from './indicators';
import type { Instrument } from './instrument';
import { newsAt } from './news';
import { bonds, commodities, etfs, pairs, stocks } from './quotes';
import { simulatedSource } from './rounding';

interface Options {
  readonly now?: () => number;
  /** How often there is something new. */
  readonly updatesEveryMs?: number;
}

const sparklinePoints = 28;
const sparklineStepMs = rangeSpanMs.week / (sparklinePoints - 1);

/** Simulated data of every kind, computed from the clock alone: the same on every instance, and marked as simulated. */
export function simulatedFeed({ now = Date.now, updatesEveryMs = 1000 }: Options = {}) {
  function list<Row>(rowsAt: (at: number) => Row[]): ListProvider<Row> {
    return {
      source: simulatedSource,
      simulated: true,
      updatesEveryMs,
      async load() {
        const at = now();
        return { rows: rowsAt(at), at: new Date(at), dropped: 0 };
      },
    };
  }

  /** A list of instruments, which have a price history. */
  function quotes<One extends Instrument, Row>(all: readonly One[], rowOf: (one: One, at: number) => Row) {
    const byKey = new Map(all.map((one) => [one.id, one]));
    return {
      ...list((at) => all.map((one) => rowOf(one, at))),
      async history(key: string, range: HistoryRange) {
        const one = byKey.get(key);
        return one ? historyOf(one, now(), range) : [];
      },
      async sparklines() {
        const at = now();
        return new Map(all.map((one) => [one.id, sparklineOf(one, at)]));
      },
    };
  }

  return {
    crypto: quotes(coins, ({ coinAt }, at) => coinAt(at)),
    stocks: quotes(stocks, ({ rowAt }, at) => rowAt(at)),
    etfs: quotes(etfs, ({ rowAt }, at) => rowAt(at)),
    forex: quotes(pairs, ({ rowAt }, at) => rowAt(at)),
    commodities: quotes(commodities, ({ rowAt }, at) => rowAt(at)),
    bonds: quotes(bonds, ({ rowAt }, at) => rowAt(at)),
    indicators: list((at) => indicators.map((indicatorAt) => indicatorAt(at))),
    news: list(newsAt),
    rates: list(ratesAt),
  };
}

export type SimulatedFeed = ReturnType<typeof simulatedFeed>;

/** Ends with the price that the list shows now. */
function historyOf({ middleAt, quoteAt }: Instrument, now: number, range: HistoryRange): PricePoint[] {
  const stepMs = rangeStepMs[range];
  const steps = Math.floor(rangeSpanMs[range] / stepMs);
  const before = Array.from({ length: steps }, (_, index) => {
    const at = now - (steps - index) * stepMs;
    return { at, price: middleAt(at) };
  });
  return [...before, { at: now, price: quoteAt(now).price }];
}

const sparklineOf = ({ middleAt }: Instrument, now: number): number[] =>
  Array.from({ length: sparklinePoints }, (_, index) =>
    middleAt(now - (sparklinePoints - 1 - index) * sparklineStepMs),
  );

import type { HistoryRange } from '@plaza/contracts/markets/history';
import type { QuoteKind } from '@plaza/contracts/markets/kinds';
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
  /** How often the feed has new data. */
  readonly updatesEveryMs?: number;
}

const sparklinePoints = 28;

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

const instruments: { readonly [Kind in QuoteKind]: readonly Instrument[] } = {
  crypto: coins,
  stocks,
  etfs,
  forex: pairs,
  commodities,
  bonds,
};

/** The instrument with this key; undefined for a key that the feed does not have. */
export const instrumentOf = (kind: QuoteKind, key: string): Instrument | undefined =>
  instruments[kind].find(({ id }) => id === key);

export type SimulatedFeed = ReturnType<typeof simulatedFeed>;

/**
 * Points are at whole steps, so that requests within one step get the same past; the last point is the price that the
 * list shows now.
 */
function historyOf({ middleAt, quoteAt }: Instrument, now: number, range: HistoryRange): PricePoint[] {
  const stepMs = rangeStepMs[range];
  const from = startOf(range, now);
  const before = Array.from({ length: Math.ceil((now - from) / stepMs) }, (_, index) => {
    const at = from + index * stepMs;
    return { at, price: middleAt(at) };
  });
  return [...before, { at: now, price: quoteAt(now).price }];
}

/** Begins where the history of the week begins. */
function sparklineOf({ middleAt }: Instrument, now: number): number[] {
  const from = startOf('week', now);
  return Array.from({ length: sparklinePoints }, (_, index) =>
    middleAt(from + ((now - from) * index) / (sparklinePoints - 1)),
  );
}

const startOf = (range: HistoryRange, now: number): number =>
  Math.ceil((now - rangeSpanMs[range]) / rangeStepMs[range]) * rangeStepMs[range];

import type { HistoryRange } from '@plaza/contracts/markets/history';
import { rangeSpanMs, rangeStepMs } from '../history/ranges';
import type { ListProvider, PastPrice } from '../providers/provider';
import { coins } from './crypto';
import { ratesAt } from './currencies';
import { simulatedSource } from './feed';
import { indicators } from './indicators';
import type { Instrument } from './instrument';
import { newsAt } from './news';
import { bonds, commodities, etfs, pairs, stocks } from './quotes';

interface Tempo {
  readonly now?: () => number;
  /** How often there is something new. */
  readonly everyMs?: number;
}

const sparklinePoints = 28;
const sparklineStepMs = rangeSpanMs.week / (sparklinePoints - 1);

/** Every kind of data from the clock alone: the same on every instance, and never passed off as real. */
export function simulatedFeed({ now = Date.now, everyMs = 1000 }: Tempo = {}) {
  function list<Row>(rowsAt: (at: number) => Row[]): ListProvider<Row> {
    return {
      source: simulatedSource,
      simulated: true,
      everyMs,
      async load() {
        const at = now();
        return { rows: rowsAt(at), at: new Date(at), dropped: 0 };
      },
    };
  }

  /** A list of what has a price, and so a past. */
  function quotes<One extends Instrument, Row>(all: readonly One[], rowOf: (one: One, at: number) => Row) {
    const byKey = new Map(all.map((one) => [one.id, one]));
    return {
      ...list((at) => all.map((one) => rowOf(one, at))),
      async past(key: string, range: HistoryRange) {
        const one = byKey.get(key);
        return one ? pastOf(one, now(), range) : [];
      },
      async lastWeek() {
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

/** It ends with the price that the list shows now. */
function pastOf({ middleAt, quoteAt }: Instrument, now: number, range: HistoryRange): PastPrice[] {
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

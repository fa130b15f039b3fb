import type { HistoryRange } from '@plaza/contracts/markets/history';
import { ForexQuote } from '@plaza/contracts/markets/quotes';
import { z } from 'zod';
import { daysInRange } from '../days-in-range';
import { parseRows } from '../http/parse-rows';
import type { ProviderClient } from '../http/provider-client';
import { priceOfDay } from '../price-of-day';
import type { ListProvider, PricePoint, Rate } from '../provider';
import { rangeSpanMs } from '../ranges';

const dayMs = rangeSpanMs.day;
/** About the time at which the bank publishes: four in the afternoon in Frankfurt. */
const publishedAt = 'T15:00:00.000Z';
const friday = 5;
/** Long enough to contain two days on which the bank publishes. */
const daysForChange = 10;

const Day = z.iso.date();
const Rates = z.record(z.string().regex(/^[A-Z]{3}$/), z.unknown());
const Latest = z.object({ date: Day, rates: Rates });
const Series = z.object({ rates: z.record(Day, Rates) });
const RateRow = z.tuple([z.string(), z.number().positive()]).transform(([code, rate]): Rate => ({ code, rate }));

/** The time of publication, but never in the future. */
const timeOf = (day: string): number => Math.min(Date.parse(`${day}${publishedAt}`), Date.now());

/** The time until the bank publishes again: on the next working day. Its few holidays are not known here. */
function intervalAfter(day: string): number {
  const weekday = new Date(day).getUTCDay();
  return (weekday === friday ? 3 : 1) * dayMs;
}

/** Units per US dollar of the currencies that the European Central Bank publishes. */
export function frankfurterRates(client: ProviderClient): ListProvider<Rate> {
  return {
    source: client.host,
    simulated: false,
    async load() {
      const { date, rates } = Latest.parse(await client.json('/v1/latest', { query: { base: 'USD' } }));
      const { rows, dropped } = parseRows(RateRow, Object.entries(rates));
      const [at, intervalMs] = [new Date(timeOf(date)), intervalAfter(date)];
      return { rows: [{ code: 'USD', rate: 1 }, ...rows], at, dropped, intervalMs };
    },
  };
}

interface RatesOfDay {
  readonly day: string;
  readonly rates: ReadonlyMap<string, number>;
}

/** Pairs of currencies from the same rates, with the change since the previous day. */
export function frankfurterPairs(client: ProviderClient, pairs: readonly string[]): ListProvider<ForexQuote> {
  async function days(fromMs: number, onDemand = false): Promise<{ days: RatesOfDay[]; dropped: number }> {
    const from = new Date(Date.now() - fromMs).toISOString().slice(0, 10);
    const { rates } = Series.parse(await client.json(`/v1/${from}..`, { query: { base: 'USD' }, onDemand }));
    let dropped = 0;
    const read = Object.entries(rates).map(([day, ofDay]) => {
      const { rows, dropped: ofThis } = parseRows(RateRow, Object.entries(ofDay));
      dropped += ofThis;
      return { day, rates: new Map([['USD', 1], ...rows.map(({ code, rate }): [string, number] => [code, rate])]) };
    });
    return { days: read.sort((one, other) => one.day.localeCompare(other.day)), dropped };
  }

  return {
    source: client.host,
    simulated: false,
    async load() {
      const { days: read, dropped } = await days(daysForChange * dayMs);
      const [before, now] = read.slice(-2);
      if (!before || !now) throw new Error(`${client.host} has fewer than two days`);
      const quotes = pairs.map((pair) => ({ pair, ...quoteOf(pair, before, now) }));
      // Pairs of currencies that the bank does not publish do not count as dropped rows.
      const known = quotes.filter(({ rate }) => rate !== undefined);
      return { rows: parseRows(ForexQuote, known).rows, at: new Date(timeOf(now.day)), dropped };
    },
    async history(key: string, range: HistoryRange) {
      const { days: read } = await days(Math.max(rangeSpanMs[range], daysForChange * dayMs), true);
      return daysInRange(historyOf(key, read), range);
    },
    async sparklines() {
      const { days: read } = await days(daysForChange * dayMs);
      const weekOf = (pair: string) => daysInRange(historyOf(pair, read), 'week').map(({ price }) => price);
      const lines = pairs.map((pair): [string, number[]] => [pair, weekOf(pair)]);
      return new Map(lines.filter(([, line]) => line.length > 1));
    },
  };
}

/** Units of the second currency for one of the first, rounded, so that a chart ends with the rate of the list. */
function crossRate(pair: string, { rates }: RatesOfDay): number | undefined {
  const [base = '', quote = ''] = pair.split('/');
  const [ofBase, ofQuote] = [rates.get(base), rates.get(quote)];
  return ofBase === undefined || ofQuote === undefined ? undefined : Number((ofQuote / ofBase).toPrecision(8));
}

function quoteOf(pair: string, before: RatesOfDay, now: RatesOfDay) {
  const [previous, current] = [crossRate(pair, before), crossRate(pair, now)];
  if (current === undefined) return { rate: undefined, changePercent: 0 };
  return {
    rate: current,
    changePercent: previous ? Number(((current / previous - 1) * 100).toFixed(2)) : 0,
  };
}

const historyOf = (pair: string, days: readonly RatesOfDay[]): PricePoint[] =>
  days.flatMap((ofDay) => {
    const price = crossRate(pair, ofDay);
    return price === undefined ? [] : [priceOfDay(ofDay.day, price)];
  });

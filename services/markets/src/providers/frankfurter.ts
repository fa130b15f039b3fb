import type { HistoryRange } from '@plaza/contracts/markets/history';
import { ForexQuote } from '@plaza/contracts/markets/quotes';
import { z } from 'zod';
import { rangeSpanMs } from '../history/ranges';
import type { HttpSource } from './http-source';
import type { ListProvider, PastPrice, Rate } from './provider';
import { rowsOf } from './rows';

const dayMs = rangeSpanMs.day;
/** The bank publishes at four in the afternoon in Frankfurt, about this time. */
const publishedAt = 'T15:00:00.000Z';
/** Long enough that it holds two days on which the bank publishes. */
const daysForChange = 10;

const Day = z.iso.date();
const Rates = z.record(z.string().regex(/^[A-Z]{3}$/), z.unknown());
const Latest = z.object({ date: Day, rates: Rates });
const Series = z.object({ rates: z.record(Day, Rates) });
const RateRow = z.tuple([z.string(), z.number().positive()]).transform(([code, rate]): Rate => ({ code, rate }));

/** Never in the future: today's rates are of this morning until they are published. */
const timeOf = (day: string): number => Math.min(Date.parse(`${day}${publishedAt}`), Date.now());

/** Units for one US dollar, of the currencies that the European Central Bank publishes. */
export function frankfurterRates(http: HttpSource): ListProvider<Rate> {
  return {
    source: http.host,
    simulated: false,
    async load() {
      const { date, rates } = Latest.parse(await http.json('/v1/latest', { query: { base: 'USD' } }));
      const { rows, dropped } = rowsOf(RateRow, Object.entries(rates));
      return { rows: [{ code: 'USD', rate: 1 }, ...rows], at: new Date(timeOf(date)), dropped };
    },
  };
}

interface RatesOfDay {
  readonly day: string;
  readonly rates: ReadonlyMap<string, number>;
}

/** Pairs of currencies, from the same rates; each against the day before. */
export function frankfurterPairs(http: HttpSource, pairs: readonly string[]): ListProvider<ForexQuote> {
  async function days(fromMs: number): Promise<{ days: RatesOfDay[]; dropped: number }> {
    const from = new Date(Date.now() - fromMs).toISOString().slice(0, 10);
    const { rates } = Series.parse(await http.json(`/v1/${from}..`, { query: { base: 'USD' } }));
    let dropped = 0;
    const read = Object.entries(rates).map(([day, ofDay]) => {
      const { rows, dropped: ofThis } = rowsOf(RateRow, Object.entries(ofDay));
      dropped += ofThis;
      return { day, rates: new Map([['USD', 1], ...rows.map(({ code, rate }): [string, number] => [code, rate])]) };
    });
    return { days: read.sort((one, other) => one.day.localeCompare(other.day)), dropped };
  }

  return {
    source: http.host,
    simulated: false,
    async load() {
      const { days: read, dropped } = await days(daysForChange * dayMs);
      const [before, now] = read.slice(-2);
      if (!before || !now) throw new Error(`${http.host} has no two days`);
      const quotes = pairs.map((pair) => ({ pair, ...quoteOf(pair, before, now) }));
      // Pairs of currencies that the bank does not publish are no fault of a row.
      const known = quotes.filter(({ rate }) => rate !== undefined);
      return { rows: rowsOf(ForexQuote, known).rows, at: new Date(timeOf(now.day)), dropped };
    },
    async past(key: string, range: HistoryRange) {
      const { days: read } = await days(Math.max(rangeSpanMs[range], daysForChange * dayMs));
      return pastOf(key, read);
    },
    async lastWeek() {
      const { days: read } = await days(rangeSpanMs.week);
      const lines = pairs.map((pair): [string, number[]] => [pair, pastOf(pair, read).map(({ price }) => price)]);
      return new Map(lines.filter(([, line]) => line.length > 1));
    },
  };
}

/** Units of the second for one of the first. */
function crossRate(pair: string, { rates }: RatesOfDay): number | undefined {
  const [base = '', quote = ''] = pair.split('/');
  const [ofBase, ofQuote] = [rates.get(base), rates.get(quote)];
  return ofBase === undefined || ofQuote === undefined ? undefined : ofQuote / ofBase;
}

function quoteOf(pair: string, before: RatesOfDay, now: RatesOfDay) {
  const [was, is] = [crossRate(pair, before), crossRate(pair, now)];
  if (is === undefined) return { rate: undefined, changePercent: 0 };
  return { rate: Number(is.toPrecision(8)), changePercent: was ? Number(((is / was - 1) * 100).toFixed(2)) : 0 };
}

const pastOf = (pair: string, days: readonly RatesOfDay[]): PastPrice[] =>
  days.flatMap((ofDay) => {
    const price = crossRate(pair, ofDay);
    return price === undefined ? [] : [{ at: timeOf(ofDay.day), price }];
  });

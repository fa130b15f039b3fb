import type { HistoryRange } from '@plaza/contracts/markets/history';
import { Bond, EconomicIndicator } from '@plaza/contracts/markets/quotes';
import { z } from 'zod';
import { rangeSpanMs } from '../history/ranges';
import { Figure } from './figure';
import { type BondSeries, bondSeries, type IndicatorSeries, indicatorSeries } from './fred-series';
import type { HttpSource } from './http-source';
import { periodWords } from './period';
import type { ListProvider, PastPrice } from './provider';

/** The newest first; `.` stands for a day without a value. */
const Observations = z.object({ observations: z.array(z.object({ date: z.iso.date(), value: z.string() })) });

interface Observation {
  readonly at: number;
  readonly value: number;
}

/** Holidays leave days out: so many hold two with a value. */
const forChange = 10;

async function observationsOf(
  http: HttpSource,
  { series, units }: { readonly series: string; readonly units?: string },
  limit: number,
): Promise<Observation[]> {
  const query = { series_id: series, file_type: 'json', sort_order: 'desc', limit: String(limit) };
  const answer = await http.json('/fred/series/observations', { query: units ? { ...query, units } : query });
  return Observations.parse(answer).observations.flatMap(({ date, value }) => {
    const figure = Figure.safeParse(value);
    return figure.success ? [{ at: Date.parse(date), value: figure.data }] : [];
  });
}

/**
 * Asks for every series; one that fails costs itself alone.
 * @throws what the first one failed with, when all of them failed
 */
async function rowsOfSeries<Series, Row>(all: readonly Series[], load: (one: Series) => Promise<Row>) {
  const results = await Promise.allSettled(all.map(load));
  const rows = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = results.find((one) => one.status === 'rejected');
  if (rows.length === 0 && failed) throw failed.reason;
  return { rows, dropped: all.length - rows.length };
}

const rounded = (value: number): number => Number(value.toFixed(4));

/** The newest value, how it differs from the one before, and when it was. @throws without two values */
function against([now, before]: readonly Observation[], name: string) {
  if (!now || !before) throw new Error(`there are no two values of ${name}`);
  const change = rounded(now.value - before.value);
  const changePercent = before.value === 0 ? 0 : Number(((change / Math.abs(before.value)) * 100).toFixed(2));
  return { value: now.value, change, changePercent, at: now.at };
}

/** Yields of government bonds; as old as the newest of them. */
export function fredBonds(http: HttpSource): ListProvider<Bond> {
  async function bond(listed: BondSeries) {
    const { name, maturity } = listed;
    const { value, changePercent, at } = against(await observationsOf(http, listed, forChange), name);
    return { row: Bond.parse({ name, maturity, yield: value, changePercent }), at };
  }
  async function pastOf(listed: BondSeries, range: HistoryRange): Promise<PastPrice[]> {
    const days = Math.max(forChange, rangeSpanMs[range] / rangeSpanMs.day);
    const past = await observationsOf(http, listed, Math.ceil(days));
    return past.map(({ at, value }) => ({ at, price: value })).reverse();
  }
  return {
    source: http.host,
    simulated: false,
    async load() {
      const { rows, dropped } = await rowsOfSeries(bondSeries, bond);
      const newest = Math.max(...rows.map(({ at }) => at));
      return { rows: rows.map(({ row }) => row), at: new Date(newest), dropped };
    },
    async past(key, range) {
      const listed = bondSeries.find(({ name }) => name === key);
      return listed ? pastOf(listed, range) : [];
    },
    async lastWeek() {
      const { rows } = await rowsOfSeries(bondSeries, async (listed) => {
        const line = (await pastOf(listed, 'week')).map(({ price }) => price);
        return { name: listed.name, line };
      });
      return new Map(rows.filter(({ line }) => line.length > 1).map(({ name, line }) => [name, line]));
    },
  };
}

/** Each indicator as it was last published. */
export function fredIndicators(http: HttpSource): ListProvider<EconomicIndicator> {
  async function indicator(listed: IndicatorSeries): Promise<EconomicIndicator> {
    const { name, description, unit, every } = listed;
    const { at, ...figures } = against(await observationsOf(http, listed, forChange), name);
    return EconomicIndicator.parse({ name, description, unit, ...figures, period: periodWords(every, new Date(at)) });
  }
  return {
    source: http.host,
    simulated: false,
    async load() {
      return { ...(await rowsOfSeries(indicatorSeries, indicator)), at: new Date() };
    },
  };
}

import type { HistoryRange } from '@plaza/contracts/markets/history';
import { Bond, EconomicIndicator } from '@plaza/contracts/markets/quotes';
import { z } from 'zod';
import { daysInRange } from '../days-in-range';
import { NumberLike } from '../http/number-like';
import type { ProviderClient } from '../http/provider-client';
import { periodLabel } from '../period';
import { priceOfDay } from '../price-of-day';
import type { ListProvider, PricePoint } from '../provider';
import { rangeSpanMs } from '../ranges';
import { type BondSeries, bondSeries, type IndicatorSeries, indicatorSeries } from './fred-series';

/** The newest first; `.` marks a day without a value. */
const Observations = z.object({ observations: z.array(z.object({ date: z.iso.date(), value: z.string() })) });

interface Observation {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly at: number;
  readonly value: number;
}

/** Holidays have no value; this many days contain at least two values. */
const daysForChange = 10;

async function observationsOf(
  client: ProviderClient,
  { series, units }: { readonly series: string; readonly units?: string },
  limit: number,
  onDemand = false,
): Promise<Observation[]> {
  const query = { series_id: series, file_type: 'json', sort_order: 'desc', limit: String(limit) };
  const answer = await client.json('/fred/series/observations', {
    query: units ? { ...query, units } : query,
    onDemand,
  });
  return Observations.parse(answer).observations.flatMap(({ date, value }) => {
    const figure = NumberLike.safeParse(value);
    return figure.success ? [{ day: date, at: Date.parse(date), value: figure.data }] : [];
  });
}

/**
 * Loads each series and drops those that fail.
 * @throws the error of the first one, when all of them fail
 */
async function rowsOfSeries<Series, Row>(all: readonly Series[], load: (one: Series) => Promise<Row>) {
  const results = await Promise.allSettled(all.map(load));
  const rows = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = results.find((one) => one.status === 'rejected');
  if (rows.length === 0 && failed) throw failed.reason;
  return { rows, dropped: all.length - rows.length };
}

const rounded = (value: number): number => Number(value.toFixed(4));

/**
 * The newest value with its time and its change since the previous one.
 * @throws without two values
 */
function withChange([now, before]: readonly Observation[], name: string) {
  if (!now || !before) throw new Error(`there are fewer than two values of ${name}`);
  const change = rounded(now.value - before.value);
  const changePercent = before.value === 0 ? 0 : Number(((change / Math.abs(before.value)) * 100).toFixed(2));
  return { value: now.value, change, changePercent, at: now.at };
}

/** Yields of government bonds, with the time of the newest one. */
export function fredBonds(client: ProviderClient): ListProvider<Bond> {
  async function bond(listed: BondSeries) {
    const { name, maturity } = listed;
    const { value, changePercent, at } = withChange(await observationsOf(client, listed, daysForChange), name);
    return { row: Bond.parse({ name, maturity, yield: value, changePercent }), at };
  }
  async function historyOf(listed: BondSeries, range: HistoryRange, onDemand = false): Promise<PricePoint[]> {
    const days = Math.max(daysForChange, rangeSpanMs[range] / rangeSpanMs.day);
    const past = await observationsOf(client, listed, Math.ceil(days), onDemand);
    return daysInRange(past.map(({ day, value }) => priceOfDay(day, value)).reverse(), range);
  }
  return {
    source: client.host,
    simulated: false,
    async load() {
      const { rows, dropped } = await rowsOfSeries(bondSeries, bond);
      const newest = Math.max(...rows.map(({ at }) => at));
      return { rows: rows.map(({ row }) => row), at: new Date(newest), dropped };
    },
    async history(key, range) {
      const listed = bondSeries.find(({ name }) => name === key);
      return listed ? historyOf(listed, range, true) : [];
    },
    async sparklines() {
      const { rows } = await rowsOfSeries(bondSeries, async (listed) => {
        const line = (await historyOf(listed, 'week')).map(({ price }) => price);
        return { name: listed.name, line };
      });
      return new Map(rows.filter(({ line }) => line.length > 1).map(({ name, line }) => [name, line]));
    },
  };
}

/** Economic indicators as last published. */
export function fredIndicators(client: ProviderClient): ListProvider<EconomicIndicator> {
  async function indicator(listed: IndicatorSeries): Promise<EconomicIndicator> {
    const { name, description, unit, frequency } = listed;
    const { at, ...figures } = withChange(await observationsOf(client, listed, daysForChange), name);
    return EconomicIndicator.parse({
      name,
      description,
      unit,
      ...figures,
      period: periodLabel(frequency, new Date(at)),
    });
  }
  return {
    source: client.host,
    simulated: false,
    async load() {
      return { ...(await rowsOfSeries(indicatorSeries, indicator)), at: new Date() };
    },
  };
}

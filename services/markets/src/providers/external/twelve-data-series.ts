import type { HistoryRange } from '@plaza/contracts/markets/history';
import { z } from 'zod';
import { toSparkline } from '../http/downsample';
import { NumberLike } from '../http/number-like';
import { parseRows } from '../http/parse-rows';
import type { ProviderClient } from '../http/provider-client';
import { priceOfDay } from '../price-of-day';
import type { PricePoint } from '../provider';
import { answersBySymbol, isSingleSymbol, isUnknownSymbol, requireSuccess } from './twelve-data-answers';

/** Times are requested in UTC, and are given as `2026-11-20 15:55:00` or, for whole days, as `2026-11-20`. */
const Value = z
  .object({
    datetime: z.string().regex(/^\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?$/),
    close: NumberLike.pipe(z.number().positive()),
  })
  .transform(({ datetime, close }): PricePoint => {
    const [day = '', time] = datetime.split(' ');
    return time === undefined ? priceOfDay(day, close) : { at: Date.parse(`${day}T${time}Z`), price: close };
  });
const SeriesAnswer = z.object({ values: z.array(z.unknown()) });

/** The interval between points, and the number of points, by range. */
export type SeriesRequests = Readonly<Record<HistoryRange, { interval: string; outputsize: string }>>;

/** For markets on which trading lasts six and a half hours a day. */
export const atAnExchange: SeriesRequests = {
  day: { interval: '5min', outputsize: '78' },
  week: { interval: '1h', outputsize: '35' },
  month: { interval: '4h', outputsize: '44' },
  year: { interval: '1day', outputsize: '252' },
};

/** For markets that pause only at weekends, such as those of currencies and metals. */
export const aroundTheClock: SeriesRequests = {
  day: { interval: '5min', outputsize: '288' },
  week: { interval: '1h', outputsize: '120' },
  month: { interval: '4h', outputsize: '132' },
  year: { interval: '1day', outputsize: '260' },
};

/** Past prices of a symbol, the oldest first; empty for an unknown one. */
export async function historyOf(
  client: ProviderClient,
  symbol: string,
  request: SeriesRequests[HistoryRange],
): Promise<PricePoint[]> {
  if (!isSingleSymbol(symbol)) return [];
  const query = { ...request, symbol, timezone: 'UTC' };
  const answer = await client.json('/time_series', { query, onDemand: true });
  if (isUnknownSymbol(answer)) return [];
  return oldestFirst(requireSuccess(answer, client));
}

const oldestFirst = (answer: unknown): PricePoint[] =>
  parseRows(Value, SeriesAnswer.parse(answer).values).rows.sort((one, other) => one.at - other.at);

/** Prices of the last week by symbol, without symbols that have none. */
export async function sparklinesOf(
  client: ProviderClient,
  symbols: readonly string[],
  { week }: SeriesRequests,
): Promise<Map<string, number[]>> {
  const answers = await answersBySymbol(client, '/time_series', symbols, { ...week, timezone: 'UTC' });
  const known = answers.filter(([, answer]) => SeriesAnswer.safeParse(answer).success);
  const lines = known.map(([symbol, answer]): [string, number[]] => {
    return [symbol, toSparkline(oldestFirst(answer).map(({ price }) => price))];
  });
  return new Map(lines.filter(([, line]) => line.length > 1));
}

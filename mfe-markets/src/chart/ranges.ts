import type { HistoryRange, PriceHistory } from '@plaza/contracts/markets/history';
import { clockDateTime, clockTime, formatDate, formatDay } from '@plaza/ui/time';

type Point = Pick<PriceHistory['points'][number], 'at' | 'day'>;
type Format = (point: Point) => string;

/** Formats a daily price without a time, and with the same day in every time zone. */
const orDay =
  (format: (at: string) => string, style?: 'monthAndDay'): Format =>
  ({ at, day }) =>
    day === undefined ? format(at) : formatDay(day, style);

const time = orDay((at) => clockTime(at), 'monthAndDay');
const day = orDay((at) => formatDate(at, { style: 'monthAndDay' }), 'monthAndDay');
const dayAndTime = orDay((at) => clockDateTime(at));
const dayAndYear = orDay((at) => formatDate(at));

interface Range {
  readonly id: HistoryRange;
  readonly label: string;
  /** The range within a sentence: "the last day". */
  readonly period: string;
  /** `short` is for the axis, `long` for the table and the tooltip. */
  readonly short: Format;
  readonly long: Format;
}

/** The ranges of a chart. */
export const ranges: readonly [Range, ...Range[]] = [
  { id: 'day', label: 'Day', period: 'the last day', short: time, long: dayAndTime },
  { id: 'week', label: 'Week', period: 'the last week', short: day, long: dayAndTime },
  { id: 'month', label: 'Month', period: 'the last month', short: day, long: dayAndTime },
  { id: 'year', label: 'Year', period: 'the last year', short: day, long: dayAndYear },
];

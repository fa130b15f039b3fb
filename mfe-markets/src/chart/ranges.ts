import type { HistoryRange } from '@plaza/contracts/markets/history';
import { clockDateTime, clockTime, formatDate } from '@plaza/ui/time';

type Format = (at: string) => string;

const time: Format = (at) => clockTime(at);
const day: Format = (at) => formatDate(at, { style: 'monthAndDay' });
const dayAndTime: Format = (at) => clockDateTime(at);
const dayAndYear: Format = (at) => formatDate(at);

interface Range {
  readonly id: HistoryRange;
  readonly label: string;
  /** "the last day". */
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

import type { HistoryRange } from '@plaza/contracts/markets/history';
import { formatDate, formatDateTime, formatTime } from '@plaza/ui/time';

type Format = (at: string) => string;

const time: Format = (at) => formatTime(at, { style: 'short12' });
const day: Format = (at) => formatDate(at, { style: 'monthAndDay' });
const dayAndTime: Format = (at) => formatDateTime(at, { style: 'medium12' });
const dayAndYear: Format = (at) => formatDate(at);

interface Range {
  readonly id: HistoryRange;
  readonly label: string;
  /** "the last day". */
  readonly words: string;
  /** Below the axis, and where there is room for all of it. */
  readonly short: Format;
  readonly long: Format;
}

/** How far back a chart looks. */
export const ranges: readonly [Range, ...Range[]] = [
  { id: 'day', label: 'Day', words: 'the last day', short: time, long: dayAndTime },
  { id: 'week', label: 'Week', words: 'the last week', short: day, long: dayAndTime },
  { id: 'month', label: 'Month', words: 'the last month', short: day, long: dayAndTime },
  { id: 'year', label: 'Year', words: 'the last year', short: day, long: dayAndYear },
];

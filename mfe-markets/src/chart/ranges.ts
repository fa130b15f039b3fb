import type { HistoryRange } from '@plaza/contracts/markets/history';

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const exactly = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const wholeDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

interface Range {
  readonly id: HistoryRange;
  readonly label: string;
  /** "the last day". */
  readonly words: string;
  /** Below the axis, and where there is room for all of it. */
  readonly short: Intl.DateTimeFormat;
  readonly long: Intl.DateTimeFormat;
}

/** How far back a chart looks. */
export const ranges: readonly [Range, ...Range[]] = [
  { id: 'day', label: 'Day', words: 'the last day', short: hour, long: exactly },
  { id: 'week', label: 'Week', words: 'the last week', short: day, long: exactly },
  { id: 'month', label: 'Month', words: 'the last month', short: day, long: exactly },
  { id: 'year', label: 'Year', words: 'the last year', short: day, long: wholeDay },
];

import type { HistoryRange } from '@plaza/contracts/markets/history';

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const exactly = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const wholeDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

interface Range {
  readonly id: HistoryRange;
  readonly label: string;
  /** "the last day". */
  readonly period: string;
  /** `short` is for the axis, `long` for the table and the tooltip. */
  readonly short: Intl.DateTimeFormat;
  readonly long: Intl.DateTimeFormat;
}

/** The ranges of a chart. */
export const ranges: readonly [Range, ...Range[]] = [
  { id: 'day', label: 'Day', period: 'the last day', short: hour, long: exactly },
  { id: 'week', label: 'Week', period: 'the last week', short: day, long: exactly },
  { id: 'month', label: 'Month', period: 'the last month', short: day, long: exactly },
  { id: 'year', label: 'Year', period: 'the last year', short: day, long: wholeDay },
];
